// The login modal of the public site, loaded when it is asked for.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Modal } from '../../lib/panels/Modal.tsx'
import { useSession } from '../../lib/session/session.ts'
import { rememberedWay } from '../../lib/session/way-back.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { sitePath } from '../../lib/site/site-path.ts'
import css from './LoginModal.module.css'
import { SignInForm } from './SignInForm.tsx'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  /** After it has faded. */
  readonly onClosed: () => void
}

export function LoginModal({ onClosed }: Props) {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <Modal title={t.shell.login} head={<Tabs />} onClose={onClosed}>
        <Existing />
      </Modal>
    </QueryClientProvider>
  )
}

/** Both are tabs to the eye; registering is a page, and so its tab is a link. */
function Tabs() {
  return (
    <nav className={css.tabs} aria-label={t.auth.ways}>
      <h2 aria-current="true">{t.auth.signInTitle}</h2>
      <SiteLink to="/auth/signup">{t.auth.signUpTitle}</SiteLink>
    </nav>
  )
}

function Existing() {
  const signIn = useSignIn()
  const isSignedIn = useSession((session) => session.state === 'signed-in')
  useEffect(() => {
    if (isSignedIn) location.assign(sitePath(rememberedWay()))
  }, [isSignedIn])
  return (
    <div className={css.existing}>
      <SignInForm signIn={signIn} label={t.shell.login} />
      {!signIn.half && (
        <SiteLink className={linkClass} to="/auth/forgot-password">
          {t.auth.forgot}
        </SiteLink>
      )}
    </div>
  )
}

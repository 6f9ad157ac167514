// The login modal of the public site, loaded when it is asked for. It closes on the backdrop, on
// Escape and by its button, and fades for half a second.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { linkClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../../lib/i18n.ts'
import { SiteLink } from '../../lib/SiteLink.tsx'
import { useSession } from '../../lib/session.ts'
import { sitePath } from '../../lib/site-path.ts'
import { rememberedWay } from '../../lib/way-back.ts'
import css from './LoginModal.module.css'
import { SignInForm } from './SignInForm.tsx'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  /** After it has faded. */
  readonly onClosed: () => void
}

export function LoginModal({ onClosed }: Props) {
  const [queries] = useState(() => new QueryClient())
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <QueryClientProvider client={queries}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself */}
      <dialog
        ref={dialog}
        className={css.modal}
        aria-label={t.shell.login}
        onClick={(event) => {
          if (event.target === dialog.current) close()
        }}
        onClose={(event) => void afterFading(event.currentTarget).then(onClosed)}
      >
        <div className={css.body}>
          <Tabs onClose={close} />
          <Existing />
        </div>
      </dialog>
    </QueryClientProvider>
  )
}

/** Both are tabs to the eye; registering is a page, and so its tab is a link. */
function Tabs({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={css.head}>
      <nav className={css.tabs} aria-label={t.auth.ways}>
        <h2 aria-current="true">{t.auth.signInTitle}</h2>
        <SiteLink to="/auth/signup">{t.auth.signUpTitle}</SiteLink>
      </nav>
      <button type="button" className={css.close} aria-label={t.shell.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
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

async function afterFading(dialog: HTMLElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished))
}

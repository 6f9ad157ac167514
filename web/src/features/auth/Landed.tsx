// What became of a confirmation link, over the home page: the server's message, and a new link
// where the old one was dead. Loaded when there is something to say.

import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass, linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Modal } from '../../lib/panels/Modal.tsx'
import type { Landing } from '../../lib/session/landing.ts'
import { takeLanding } from '../../lib/session/take-landing.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { renewConfirmation } from './api.ts'
import css from './LoginModal.module.css'

export function mountLanded(): void {
  const landing = takeLanding()
  if (!landing) return
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const close = () => {
    root.unmount()
    element.remove()
  }
  root.render(<Landed landing={landing} onClosed={close} />)
}

type Props = { readonly landing: Landing; readonly onClosed: () => void }

export function Landed({ landing, onClosed }: Props) {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <Modal title={t.auth.confirmTitle} onClose={onClosed}>
        <div className={css.existing}>
          {landing.isDone ? <Done {...landing} /> : <Dead {...landing} />}
        </div>
      </Modal>
    </QueryClientProvider>
  )
}

function Done({ message }: Landing) {
  return (
    <>
      <Alert kind="success">{message}</Alert>
      <SiteLink className={buttonClass('solid')} to="/user/home">
        {t.auth.goOn}
      </SiteLink>
    </>
  )
}

function Dead({ message, hash }: Landing) {
  const renew = useMutation({ mutationFn: () => renewConfirmation(hash) })
  if (renew.isSuccess) {
    return <Alert kind="success">{renew.data.message}</Alert>
  }
  return (
    <>
      <Alert kind="error">{message}</Alert>
      <p>{t.auth.deadLink}</p>
      {renew.isError && <Alert kind="error">{messageOf(renew.error)}</Alert>}
      <Button look="solid" busy={renew.isPending} onClick={() => renew.mutate()}>
        {t.auth.newLink}
      </Button>
      <SiteLink className={linkClass} to="/contact-us#message">
        {t.auth.help}
      </SiteLink>
    </>
  )
}

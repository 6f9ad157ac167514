// The way in: Login and Register for visitors, Dashboard where this browser has a session. All are
// in the page, and its style shows what fits, so that nothing changes under the eye. Without a
// script Login leads to the page of the same name.

import { type ComponentType, type MouseEvent, useState } from 'react'
import { buttonClass } from '#ui/Button.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { SiteLink } from '../lib/site/SiteLink.tsx'
import { sitePath } from '../lib/site/site-path.ts'
import css from './SiteHeader.module.css'

type Modal = ComponentType<{ readonly onClosed: () => void }>

const signIn = '/auth/signin'

const loadModal = () => import('../features/auth/LoginModal.tsx')

export function AccountLinks() {
  const { Modal, open, close } = useModal()
  return (
    <>
      <SiteLink
        to={signIn}
        className={`${buttonClass('ghost')} ${css.way} ${css.visitor}`}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void loadModal().catch(() => {})}
      >
        {t.shell.login}
      </SiteLink>
      <SiteLink
        to="/auth/signup"
        className={`${buttonClass('solid')} ${css.way} ${css.visitor} ${css.register}`}
      >
        {t.shell.register}
      </SiteLink>
      <SiteLink to="/user/home" className={`${buttonClass('solid')} ${css.way} ${css.dashboard}`}>
        {t.shell.dashboard}
      </SiteLink>
      {Modal && <Modal onClosed={close} />}
    </>
  )
}

function useModal() {
  const [Modal, setModal] = useState<Modal>()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const opener = event.currentTarget
    loadModal().then(
      (loaded) => {
        // Where the focus goes back to; some browsers do not give it to a clicked link.
        opener.focus()
        setModal(() => loaded.LoginModal)
      },
      () => location.assign(sitePath(signIn)),
    )
  }
  return { Modal, open, close: () => setModal(undefined) }
}

// The Live Chat button. Nobody sits at a chat yet: it opens the contact form, and says so.

import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { SiteLink } from '../lib/site/SiteLink.tsx'
import css from './LiveChat.module.css'

export function LiveChat() {
  return (
    <SiteLink to="/contact-us#message" className={css.chat}>
      <Icon name="chat" />
      <span>
        {t.site.liveChat}
        <small>{t.site.liveChatNote}</small>
      </span>
    </SiteLink>
  )
}

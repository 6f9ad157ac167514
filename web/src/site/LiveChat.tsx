// The Live Chat button: a link to the chat, which `chat.js` opens beside the page.

import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { SiteLink } from '../lib/site/SiteLink.tsx'
import css from './LiveChat.module.css'

export function LiveChat() {
  return (
    <SiteLink to="/chat" className={css.chat}>
      <Icon name="chat" />
      <span>
        {t.site.liveChat}
        <small>{t.site.liveChatNote}</small>
      </span>
    </SiteLink>
  )
}

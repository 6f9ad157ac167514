// What the Live Chat button says: how long an answer took lately, where that is known.

import { howLong } from '#browser/i18n/how-long.ts'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { config } from '../lib/site/config.ts'
import { SiteLink } from '../lib/site/SiteLink.tsx'
import css from './LiveChat.module.css'

export function ChatLink() {
  const { answer_seconds: seconds } = config
  return (
    <SiteLink to="/chat" className={css.chat}>
      <Icon name="chat" />
      <span>
        {t.chatLink.title}
        {seconds === undefined ? (
          <small>{t.chatLink.note}</small>
        ) : (
          <small data-claim="chat_answers">{t.chatLink.answered(howLong(seconds * 1_000))}</small>
        )}
      </span>
    </SiteLink>
  )
}

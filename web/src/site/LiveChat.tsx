// The Live Chat button: a link to the chat, which `chat.js` opens beside the page. It is the
// server's: how long an answer took is not looked up by a browser.

import { Still } from '../lib/site/Still.tsx'
import { ChatLink } from './ChatLink.tsx'
import css from './LiveChat.module.css'

export function LiveChat() {
  return (
    <Still name="chat" className={css.place}>
      {import.meta.env.SSR && <ChatLink />}
    </Still>
  )
}

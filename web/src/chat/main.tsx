// Starts the chat, in a frame of a page or as a page of its own.

import '../../../ui/src/tokens.css'
import '../../../ui/src/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ChatFrame } from './ChatFrame.tsx'
import { startTalk } from './use-talk.ts'

startTalk()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ChatFrame />
    </StrictMode>,
  )
}

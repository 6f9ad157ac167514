// Starts the chat, in a frame of a page or as a page of its own.

import '../../../ui/src/tokens.css'
import '../../../ui/src/base.css'
import '#browser/page/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ChatFrame } from './ChatFrame.tsx'
import { isFramed } from './frame.ts'
import { startTalk } from './use-talk.ts'
import './chat.css'

// The page around it has said so already.
if (isFramed) document.querySelector('.sandbox')?.remove()
startTalk()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ChatFrame />
    </StrictMode>,
  )
}

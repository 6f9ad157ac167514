// The button behind which answers are kept ready.

import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { messages as t } from '../words/messages.ts'
import { CannedAnswers } from './CannedAnswers.tsx'

export function Ready() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.ready}</Button>
      {isOpen && <CannedAnswers onClose={() => setOpen(false)} />}
    </>
  )
}

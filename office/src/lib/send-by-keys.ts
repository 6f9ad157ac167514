// How a text of several lines is sent without leaving the keyboard.

import type { KeyboardEvent } from 'react'

/** Enter alone begins a line. */
export function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, currentTarget } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return
  event.preventDefault()
  currentTarget.form?.requestSubmit()
}

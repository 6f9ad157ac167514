// Catches what breaks on a screen: says so in the specified words, with a way on and no stack.

import { Component, type ReactNode } from 'react'
import { ApiError } from '#browser/http/api-error.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../i18n/i18n.ts'
import { dropShell } from '../shell/shell.ts'
import css from './message.module.css'

type State = { readonly words: string | undefined }

export class Crash extends Component<{ children: ReactNode }, State> {
  override state: State = { words: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { words: wordsOf(error) }
  }

  override componentDidCatch(): void {
    dropShell()
  }

  override render() {
    const { words } = this.state
    if (words === undefined) return this.props.children
    return (
      <main className={css.message} role="alert">
        <h1>{t.shell.crashed}</h1>
        {words !== '' && <p className={css.words}>{words}</p>}
        <p>{t.shell.crashedHelp}</p>
        <Button look="solid" onClick={() => location.reload()}>
          {t.shell.reload}
        </Button>
      </main>
    )
  }
}

/** The status and its text of an answer that was no, else the error's message. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return `${error.status} ${error.message}`
  return error instanceof Error ? error.message : ''
}

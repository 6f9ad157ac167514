// Catches what breaks on a screen: says so in the specified words, with a way on and no stack.

import { Component, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import * as t from '../lib/i18n.ts'
import css from './pages.module.css'

export class Crash extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <main className={css.message} role="alert">
        <h1>{t.shell.crashed}</h1>
        <p>{t.shell.crashedHelp}</p>
        <Button look="solid" onClick={() => location.reload()}>
          {t.shell.reload}
        </Button>
      </main>
    )
  }
}

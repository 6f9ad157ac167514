// Says that a link has changed the account that is shown, or that a page is not of this account,
// and offers the other one.

import { useLocation } from 'wouter'
import { Button } from '#ui/Button.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { chooseMode } from '../lib/trading/book.ts'
import css from './ModeNote.module.css'
import { forgetModeNote, type ModeNote as Note, useModeNote } from './mode-note.ts'

export function ModeNote() {
  const note = useModeNote()
  return note ? <Shown note={note} /> : null
}

function Shown({ note: { mode, missed } }: { readonly note: Note }) {
  const [, navigate] = useLocation()
  const other = mode === 'real' ? 'demo' : 'real'
  const change = () => {
    chooseMode(other)
    if (missed !== undefined) navigate(missed, { replace: true })
  }
  return (
    <aside className={css.note} aria-label={t.frame.accountMode}>
      <p role="status">
        {missed === undefined ? t.modeNote.followedTo[mode] : t.modeNote.missedOn[mode]}
      </p>
      <div className={css.keys}>
        <Button onClick={change}>
          {missed === undefined ? t.modeNote.backTo[other] : t.modeNote.openOn[other]}
        </Button>
        <Button look="ghost" onClick={forgetModeNote}>
          {t.shell.close}
        </Button>
      </div>
    </aside>
  )
}

// A piece of personal data: masked until whoever needs it says why. V opens the first on the screen
// that can be shown.

import { useState } from 'react'
import { clock } from '#browser/format/format.ts'
import type { Personal } from '#contract/staff/personal-data.ts'
import { useKeys } from '../lib/use-keys.ts'
import { useNow } from '../lib/use-now.ts'
import { personal as t } from '../words/personal.ts'
import { useReveal } from './api.ts'
import { Dialog } from './Dialog.tsx'
import css from './Masked.module.css'
import { ReasonForm } from './ReasonForm.tsx'

export function Masked({ data }: { data: Personal }) {
  const now = useNow()
  const [isHidden, setHidden] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { field, masked, value, shown_until: until, can_reveal: canReveal } = data
  const isThere = until !== null && now < Date.parse(until)
  const shown = isThere && !isHidden ? value : null
  const open = () => (isThere ? setHidden(false) : setAsked(true))
  const does = t.revealOf(t.fields[field])
  useKeys(canReveal && shown === null ? { v: { does, act: open } } : {})
  return (
    <span className={css.personal}>
      <span className={shown === null ? css.mask : undefined}>
        {shown ?? (masked === '' ? t.none : masked)}
      </span>
      {shown !== null && until !== null && (
        <>
          <small className={css.until}>{t.until(clock(Date.parse(until)))}</small>
          <button type="button" className={css.button} onClick={() => setHidden(true)}>
            {t.hide}
          </button>
        </>
      )}
      {canReveal && shown === null && (
        <button type="button" className={css.button} aria-label={does} onClick={open}>
          {t.reveal}
        </button>
      )}
      {isAsked && (
        <Asking
          data={data}
          onEnd={() => setAsked(false)}
          onDone={() => {
            setHidden(false)
            setAsked(false)
          }}
        />
      )}
    </span>
  )
}

type AskingProps = {
  readonly data: Personal
  readonly onEnd: () => void
  readonly onDone: () => void
}

function Asking({ data, onEnd, onDone }: AskingProps) {
  const sending = useReveal(data)
  const field = t.fields[data.field]
  return (
    <Dialog title={t.revealOf(field)} onClose={onEnd}>
      <ReasonForm label={t.reasonFor(field)} act={t.show} sending={sending} onDone={onDone} />
    </Dialog>
  )
}

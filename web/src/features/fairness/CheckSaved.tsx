// A file somebody saved, verified in this browser: what it says, what of it holds, and, if asked,
// whether the log still has it.

import { type ChangeEvent, useState } from 'react'
import * as format from '#browser/format/format.ts'
import { buttonClass } from '#ui/Button.tsx'
import type { Check } from '#verify/outcome.ts'
import { parseSaved, type SavedReceipt, type Verdict, verifySaved } from '#verify/saved.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { FindingRow, Findings, findingsList } from '../../lib/receipts/Findings.tsx'
import { AskLog } from './AskLog.tsx'
import css from './Fairness.module.css'

type Looked =
  | { readonly saved: SavedReceipt; readonly verdict: Verdict }
  | { readonly problem: 'unreadable' | 'tooOld' }

export function CheckSaved() {
  const [looked, setLooked] = useState<Looked>()
  const { choose, chooseNote } = t.signedReceipt
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) setLooked(await lookAt(await file.text()))
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <div className={css.browser}>
      <label className={css.pick}>
        <input type="file" accept=".json,application/json" onChange={onFile} />
        <span className={buttonClass('solid')}>{choose}</span>
        <small className={css.pickNote}>{chooseNote}</small>
      </label>
      <div role="status">
        {looked && 'problem' in looked && <p>{t.signedReceipt[looked.problem]}</p>}
        {looked && 'verdict' in looked && <Shown {...looked} />}
      </div>
    </div>
  )
}

async function lookAt(text: string): Promise<Looked> {
  const saved = parseSaved(text)
  if (!saved) return { problem: 'unreadable' }
  try {
    return { saved, verdict: await verifySaved(saved) }
  } catch {
    return { problem: 'tooOld' }
  }
}

function Shown({ saved, verdict }: { readonly saved: SavedReceipt; readonly verdict: Verdict }) {
  const { good, bad, recomputed, keyIs, keyNote } = t.signedReceipt
  const { findings, checks, isGood } = verdict
  const isOpen = saved.settlement === null
  const holds = isGood || (isOpen && findings.every(({ ok, isMissing }) => ok || isMissing))
  return (
    <div className={css.shown}>
      <p className={css.verdict}>{holds ? good : bad}</p>
      <Story verdict={verdict} />
      <Findings findings={findings} />
      {checks.length > 0 && (
        <>
          <h3>{recomputed}</h3>
          <ul className={findingsList}>
            {checks.map((check) => (
              <FindingRow
                key={check.name}
                says={t.exampleReceipt.checks[check.name]}
                ok={check.ok}
                note={noteOf(check)}
              />
            ))}
          </ul>
        </>
      )}
      <h3>{keyIs}</h3>
      {saved.keys.map(({ vkey }) => (
        <code key={vkey} className={css.key}>
          {vkey}
        </code>
      ))}
      <p>{keyNote}</p>
      <AskLog saved={saved} />
    </div>
  )
}

function Story({ verdict: { receipt } }: { readonly verdict: Verdict }) {
  if (!receipt) return null
  const { of, ended, mode } = t.signedReceipt
  const { trade_mode: side, symbol, amount, status, payout, accepted_at: accepted } = receipt
  const said = ended[status]
  const end = typeof said === 'string' ? said : said(format.money(payout ?? 0))
  const account = receipt.mode === 'real' ? mode.real : mode.demo
  const parts = [of(side, symbol, format.money(amount)), account, accepted, end]
  return <p>{parts.join(' · ')}</p>
}

function noteOf({ ok, stated, computed }: Check): string {
  const { none, stated: says, computed: came } = t.signedReceipt
  const figures = (text: string | null) => (text === null ? none : format.figures(text))
  return ok ? figures(computed) : `${says(figures(stated))}; ${came(figures(computed))}`
}

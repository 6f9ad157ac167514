// Legal texts that wait for this client: those in force, which new trades wait for, and notices of
// those to come. Neither covers anything, and "not now" is as easy as "accept".

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import type { WaitingText } from '#contract/client/acceptances.ts'
import { Button, linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { AcceptTexts } from './AcceptTexts.tsx'
import { acceptancesQuery } from './api.ts'
import css from './LegalNotice.module.css'

/** How often to look for texts that came into force: a page may stay open for days. */
const lookEveryMs = 3_600_000

/** What stops trades is said at once; what is to come waits for the next screen. */
export function LegalNotice({ screen }: { readonly screen: string }) {
  const { data } = useQuery({
    ...acceptancesQuery,
    refetchInterval: lookEveryMs,
  })
  const inForce = data?.waiting.filter((one) => one.is_in_force) ?? []
  return (
    <>
      {inForce.length > 0 && <AcceptTexts texts={inForce} />}
      {data && <ToCome key={screen} texts={data.waiting} />}
    </>
  )
}

/** Those that were known when the screen began, in one notice: one more would move it. */
function ToCome({ texts }: { readonly texts: readonly WaitingText[] }) {
  const toCome = texts.filter((text) => !text.is_in_force)
  const [first] = useState(() => new Set(toCome.filter(isUnseen).map(nameOf)))
  const [isSeen, setSeen] = useState(false)
  const shown = toCome.filter((text) => first.has(nameOf(text)))
  if (isSeen || shown.length === 0) return null
  const dismiss = () => {
    for (const text of shown) localStorage.setItem(seenName(text), '1')
    setSeen(true)
  }
  return (
    <aside className={css.notice} aria-label={t.acceptances.notice}>
      <div className={css.words}>
        {shown.map((text) => (
          <Coming key={nameOf(text)} text={text} isAlone={shown.length === 1} />
        ))}
        <p>{t.acceptances.nothingToDo}</p>
      </div>
      <div className={css.keys}>
        <Button look="ghost" onClick={dismiss}>
          {t.acceptances.seen}
        </Button>
      </div>
    </aside>
  )
}

const nameOf = ({ text, version }: WaitingText) => `${text} ${version}`
const seenName = (text: WaitingText) => `legal-notice ${nameOf(text)}`
const isUnseen = (text: WaitingText) => localStorage.getItem(seenName(text)) === null

type ComingProps = { readonly text: WaitingText; readonly isAlone: boolean }

/** What changes is said at once, or where several do, asked for: it would fill a phone. */
function Coming({ text, isAlone }: ComingProps) {
  return (
    <div>
      <p>
        {t.acceptances.from(format.date(text.effective_from))}
        <TextLink text={text} />
      </p>
      {text.changes !== null &&
        (isAlone ? (
          <p>{text.changes}</p>
        ) : (
          <details>
            <summary>{t.acceptances.changes}</summary>
            <p>{text.changes}</p>
          </details>
        ))}
    </div>
  )
}

function TextLink({ text }: { readonly text: WaitingText }) {
  return (
    <SiteLink className={linkClass} to={text.path} target="_blank">
      {t.acceptances.titles[text.text]}
    </SiteLink>
  )
}

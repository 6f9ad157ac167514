// Legal texts that wait for this client: those in force, which new trades wait for, and notices of
// those to come. Neither covers anything, and "not now" is as easy as "accept".

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WaitingText } from '#contract/acceptances.ts'
import { Button, linkClass } from '#ui/Button.tsx'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import { SiteLink } from '../../lib/SiteLink.tsx'
import { AcceptTexts } from './AcceptTexts.tsx'
import css from './LegalNotice.module.css'
import { acceptancesQuery } from './use-accept.ts'

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

/** Those that were known when the screen began: one more would move it. */
function ToCome({ texts }: { readonly texts: readonly WaitingText[] }) {
  const [first] = useState(() => new Set(texts.map(nameOf)))
  return texts
    .filter((text) => !text.is_in_force && first.has(nameOf(text)))
    .map((text) => <Notice key={nameOf(text)} text={text} />)
}

const nameOf = ({ text, version }: WaitingText) => `${text} ${version}`
const seenName = (text: WaitingText) => `legal-notice ${nameOf(text)}`

function Notice({ text }: { readonly text: WaitingText }) {
  const [isSeen, setSeen] = useState(() => localStorage.getItem(seenName(text)) !== null)
  if (isSeen) return null
  const dismiss = () => {
    localStorage.setItem(seenName(text), '1')
    setSeen(true)
  }
  return (
    <aside className={css.notice} aria-label={t.acceptances.notice}>
      <div className={css.words}>
        <p>
          {t.acceptances.from(format.date(text.effective_from))}
          <TextLink text={text} />
        </p>
        {text.changes !== null && <p>{text.changes}</p>}
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

function TextLink({ text }: { readonly text: WaitingText }) {
  return (
    <SiteLink className={linkClass} to={text.path} target="_blank">
      {t.acceptances.titles[text.text]}
    </SiteLink>
  )
}

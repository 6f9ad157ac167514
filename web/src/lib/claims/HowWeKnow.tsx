// "How do we know?": where a claim comes from, over which time, and of how much. A popover of the
// browser's own: it works with the keyboard, closes on Escape and needs no script.

import { useId } from 'react'
import * as format from '#browser/format/format.ts'
import { locale } from '#browser/format/locale.ts'
import type { ClaimId, ClaimView } from '#contract/public/claims.ts'
import * as t from '../i18n/i18n.ts'
import css from './Claim.module.css'

type Props = {
  readonly claim: ClaimView
  /** The question in full, where there is room; a small sign in running text. */
  readonly inWords?: boolean
}

export function HowWeKnow({ claim, inWords }: Props) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={inWords ? css.words : css.sign}
        popoverTarget={id}
        aria-label={inWords ? undefined : t.claims.how}
      >
        {inWords ? t.claims.how : <QuestionMark />}
      </button>
      <span id={id} popover="auto" className={css.source}>
        <strong>{t.claims.how}</strong>
        <ClaimSource claim={claim} />
      </span>
    </>
  )
}

function QuestionMark() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" />
      <path d="M6 6.300a2 2 0 1 1 2.800 1.900c-.5.3-.8.6-.8 1.100v.4M8 11.300v.9" />
    </svg>
  )
}

/** Lines of text, for whoever lays them out. */
export function ClaimSource({ claim: { id, source, measured_at } }: { claim: ClaimView }) {
  const own = t.claims.says[id as ClaimId]
  const says = own ?? source.says
  // Words of the server are English in every build.
  const lang = own === undefined && locale !== 'en' ? 'en' : undefined
  if (source.kind === 'attestation') {
    return (
      <>
        <span lang={lang}>{says}</span>
        <span>{t.claims.attested(source.attested_by, format.date(source.attested_on))}</span>
        <span>{t.claims.document(source.document)}</span>
        <span className={css.hash}>
          {t.claims.hash} {source.document_sha256}
        </span>
        <span>{t.claims.expires(format.date(source.expires_on))}</span>
      </>
    )
  }
  const { window_from: from, window_to: to, count, minimum } = source
  return (
    <>
      <span lang={lang}>{says}</span>
      <span>
        {from === null
          ? t.claims.asOf(format.dateTime(measured_at))
          : t.claims.window(format.dateTime(from), format.dateTime(to))}
      </span>
      {(count > 1 || minimum > 1) && <span>{t.claims.counted(number(count))}</span>}
      {minimum > 1 && <span>{t.claims.minimum(number(minimum))}</span>}
    </>
  )
}

function number(value: number): string {
  return format.price(value, 0)
}

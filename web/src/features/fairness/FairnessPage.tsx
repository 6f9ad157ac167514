// How a price is made, how a trade is settled, how to check a receipt, whether the priced chances
// come true, and how each claim is known.

import { claimsRead } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Passage, Passages } from '../../lib/site/Passage.tsx'
import type { SitePage } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { Still } from '../../lib/site/Still.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import { Calibration } from './Calibration.tsx'
import plot from './CalibrationPlot.module.css'
import { ClaimList } from './ClaimList.tsx'
import drawings from './Drawings.module.css'
import { PriceDrawing, SettlementDrawing } from './Drawings.tsx'
import css from './Fairness.module.css'
import { FormulaExample } from './FormulaExample.tsx'
import { Markouts } from './Markouts.tsx'
import { ReceiptExample } from './ReceiptExample.tsx'
import { SavedReceipt } from './SavedReceipt.tsx'

export const page: SitePage = {
  reads: () =>
    import.meta.env.SSR
      ? [claimsRead, { route: publicCalls.calibration }, { route: publicCalls.markouts }]
      : [],
  head: () =>
    import.meta.env.SSR
      ? { title: t.fairness.title, description: t.fairness.description }
      : undefined,
}

/** Of what the browser's build does not render: named, so that it keeps them. */
export const styles = [css, drawings, plot]

/** Only the receipt lives on in the browser: it can be changed and checked. */
export default function FairnessPage() {
  return (
    <>
      <Still name="title">{import.meta.env.SSR && <Title />}</Still>
      <Passages>
        <Still name="before">{import.meta.env.SSR && <Before />}</Still>
        <ReceiptExample />
        <SavedReceipt />
        <Still name="after">{import.meta.env.SSR && <After />}</Still>
      </Passages>
    </>
  )
}

function Title() {
  return <TitleBanner title={t.fairness.title} lead={t.fairness.lead} />
}

function Before() {
  const { contents, price, settlement, calibration, markouts, claims } = t.fairness
  const receipt = t.exampleReceipt
  const passages = {
    price,
    settlement,
    receipt,
    saved: t.savedReceipt,
    calibration,
    markouts,
    claims,
  }
  return (
    <>
      <nav className={css.contents} aria-label={contents}>
        <ul>
          {Object.entries(passages).map(([id, passage]) => (
            <li key={id}>
              <a href={`#${id}`}>{passage.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Passage id="price" title={price.title}>
        <Paragraphs of={price.paragraphs} />
        <PriceDrawing />
      </Passage>
      <FormulaExample />
      <Passage id="settlement" title={settlement.title}>
        <Paragraphs of={settlement.paragraphs} />
        <SettlementDrawing />
      </Passage>
    </>
  )
}

function After() {
  const { calibration, markouts, claims } = t.fairness
  return (
    <>
      <Passage id="calibration" title={calibration.title} isWide>
        <Paragraphs of={calibration.paragraphs} />
        <Calibration />
        <p>{calibration.limits}</p>
      </Passage>
      <Passage id="markouts" title={markouts.title} isWide>
        <Paragraphs of={markouts.paragraphs} />
        <Markouts />
      </Passage>
      <Passage id="claims" title={claims.title} isWide>
        <Paragraphs of={claims.paragraphs} />
        <ClaimList />
      </Passage>
    </>
  )
}

function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

// How a price is made, how a trade is settled, how to check a receipt, whether the priced chances
// come true, and how each claim is known.

import { claimsRead } from '../../lib/Claim.tsx'
import * as t from '../../lib/i18n.ts'
import { Passage, Passages } from '../../lib/Passage.tsx'
import type { SitePage } from '../../lib/page.ts'
import { publicCalls } from '../../lib/public-calls.ts'
import { TitleBanner } from '../../lib/TitleBanner.tsx'
import { Calibration } from './Calibration.tsx'
import { ClaimList } from './ClaimList.tsx'
import { PriceDrawing, SettlementDrawing } from './Drawings.tsx'
import css from './Fairness.module.css'
import { FormulaExample } from './FormulaExample.tsx'
import { ReceiptExample } from './ReceiptExample.tsx'

export const page: SitePage = {
  reads: () => [claimsRead, { route: publicCalls.calibration }],
  head: () => ({ title: t.fairness.title, description: t.fairness.description }),
}

export default function FairnessPage() {
  const { title, lead, contents, price, settlement, receipt, calibration, claims } = t.fairness
  const passages = { price, settlement, receipt, calibration, claims }
  return (
    <>
      <TitleBanner title={title} lead={lead} />
      <Passages>
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
        <ReceiptExample />
        <Passage id="calibration" title={calibration.title} isWide>
          <Paragraphs of={calibration.paragraphs} />
          <Calibration />
          <p>{calibration.limits}</p>
        </Passage>
        <Passage id="claims" title={claims.title} isWide>
          <Paragraphs of={claims.paragraphs} />
          <ClaimList />
        </Passage>
      </Passages>
    </>
  )
}

function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

// The words of the loss share, wherever the claim was read: on the site or within the app.

import * as format from '#browser/format/format.ts'
import type { ClaimView } from '#contract/public/claims.ts'
import * as t from '../i18n/i18n.ts'
import { HowWeKnow } from './HowWeKnow.tsx'

type Props = { readonly claim: ClaimView | undefined; readonly className?: string | undefined }

export function LossNotice({ claim, className }: Props) {
  if (typeof claim?.value !== 'number') {
    return (
      <p role="note" className={className}>
        {t.claims.lossGeneral}
      </p>
    )
  }
  return (
    <p role="note" className={className} data-claim={claim.id}>
      <strong>{t.claims.lossShare(format.percent(claim.value, 0))}</strong>
      <HowWeKnow claim={claim} /> {t.claims.lossCare}
    </p>
  )
}

// The share of live accounts that lost money, where people decide about trading; the plain warning
// as long as there are too few accounts for a share.

import { useClaim } from './Claim.tsx'
import { LossNotice } from './LossNotice.tsx'

export function LossShare({ className }: { className?: string | undefined }) {
  return <LossNotice claim={useClaim('loss_share')} className={className} />
}

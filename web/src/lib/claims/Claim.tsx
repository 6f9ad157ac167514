// The one way a figure or a status stands on a public page: as a registered claim that may be
// shown now, with "How do we know?" beside it. A claim that may not be shown is not rendered.

import type { ReactNode } from 'react'
import type { AreaId, ClaimId, ClaimView, StatementId } from '#contract/public/claims.ts'
import { publicCalls } from '../site/public-calls.ts'
import { useReply } from '../site/replies.tsx'
import css from './Claim.module.css'
import { HowWeKnow } from './HowWeKnow.tsx'

/** For the `reads` of every page that shows a claim. */
export const claimsRead = { route: publicCalls.claims }

/** What may be shown now; undefined until it is known. */
export function useClaims(): readonly ClaimView[] | undefined {
  return useReply(publicCalls.claims).data
}

export function useClaim(id: ClaimId): ClaimView | undefined {
  return useClaims()?.find((claim) => claim.id === id)
}

type ClaimProps = {
  readonly id: StatementId
  /** The words around the value: they go when the claim may not be shown. */
  readonly children: (claim: ClaimView) => ReactNode
}

/** A statement within text: `<Claim id="demo_days">{(claim) => ...}</Claim>` */
export function Claim({ id, children }: ClaimProps) {
  const claim = useClaim(id)
  if (!claim) return null
  return (
    <span data-claim={id}>
      {children(claim)}
      <HowWeKnow claim={claim} />
    </span>
  )
}

type AreaProps = {
  readonly id: AreaId
  /** Where the area is a region of its own. */
  readonly label?: string
  /** Where the page answers the same question beside it already. */
  readonly isTold?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A table or panel whose figures have one source, told at its foot; nothing without one. */
export function ClaimArea({ id, label, isTold, className, children }: AreaProps) {
  const claims = useClaims()
  const claim = claims?.find((known) => known.id === id)
  if (claims && !claim) return null
  const As = label === undefined ? 'div' : 'section'
  return (
    <As data-claim={id} aria-label={label} className={className}>
      {children}
      {claim && !isTold && (
        <p className={css.foot}>
          <HowWeKnow claim={claim} inWords />
        </p>
      )}
    </As>
  )
}

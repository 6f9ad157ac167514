// Every claim that a public page may make: where it comes from, and what was attested of it.

import { useState } from 'react'
import type { StaffClaim } from '#contract/staff/claims.ts'
import { Button } from '#ui/Button.tsx'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Found } from '../parts/Found.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { site as t } from '../words/site.ts'
import { AttestDialog } from './AttestDialog.tsx'
import { useAttestationEnd, useClaims } from './api.ts'
import { claimName } from './claim-name.ts'
import css from './Site.module.css'
import { siteTabs } from './site-tabs.ts'

export function ClaimsBoard() {
  const found = useClaims()
  const [attested, setAttested] = useState<string | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  return (
    <Board title={t.title} tabs={siteTabs}>
      <Found query={found}>
        {(claims) => (
          <Block title={t.tabs.claims} width="full">
            <ul className={css.settings}>
              {onWordFirst(claims).map((claim) => (
                <Claim key={claim.id} claim={claim} onAttest={setAttested} onEnd={setEnded} />
              ))}
            </ul>
          </Block>
        )}
      </Found>
      {attested !== null && <AttestDialog claim={attested} onClose={() => setAttested(null)} />}
      {ended !== null && <EndDialog id={ended} onClose={() => setEnded(null)} />}
    </Board>
  )
}

/** What somebody has to answer for stands above what is measured. */
function onWordFirst(claims: readonly StaffClaim[]): StaffClaim[] {
  const isMeasured = ({ source }: StaffClaim) => Number(source !== 'attestation')
  return claims.toSorted((a, b) => isMeasured(a) - isMeasured(b))
}

type ClaimProps = {
  readonly claim: StaffClaim
  readonly onAttest: (claim: string) => void
  readonly onEnd: (id: string) => void
}

function Claim({ claim: { id, source, attestations }, onAttest, onEnd }: ClaimProps) {
  const mayAttest = useMay('claim.attest')
  const isOnWord = source === 'attestation'
  return (
    <li>
      <div>
        <span className={css.name}>
          {claimName(id)}
          <small className={css.tag}>{t.sources[source]}</small>
        </span>
        {isOnWord && attestations.length === 0 && (
          <small className={css.note}>{t.notAttested}</small>
        )}
        {attestations.map((one) => (
          <span key={one.id} className={css.value}>
            {one.value} · {one.attested_by} · {one.document} · {t.until(one.expires_on)} ·{' '}
            {t.states[one.state]}{' '}
            {mayAttest && one.state === 'shown' && (
              <Button look="ghost" onClick={() => onEnd(one.id)}>
                {t.withdraw}
              </Button>
            )}
          </span>
        ))}
      </div>
      {mayAttest && isOnWord && (
        <Button look="ghost" onClick={() => onAttest(id)}>
          {t.attest}
        </Button>
      )}
    </li>
  )
}

function EndDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const end = useAttestationEnd(id)
  return (
    <Dialog title={t.withdraw} onClose={onClose}>
      <ReasonForm label={t.withdrawWhy} act={t.withdraw} sending={end} onDone={onClose} />
    </Dialog>
  )
}

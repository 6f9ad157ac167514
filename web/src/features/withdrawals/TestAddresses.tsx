// In a sandbox nobody has a wallet at hand: addresses of its chain to try withdrawing to.

import type { WithdrawalTerms } from '#contract/client/withdrawals.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { Copyable } from '../../lib/panels/Copyable.tsx'
import css from './Withdrawals.module.css'

export function TestAddresses({ terms }: { readonly terms: WithdrawalTerms }) {
  const offered = terms.methods.filter(({ test_address: address }) => address !== null)
  if (offered.length === 0) return null
  return (
    <details className={css.tests}>
      <summary>{t.withdrawals.testAddresses}</summary>
      <p>{t.withdrawals.testAddressesNote}</p>
      {offered.map(({ method, test_address: address }) => (
        <Copyable
          key={method}
          label={t.withdrawals.methods[method]}
          text={address ?? ''}
          copied={address ?? ''}
          action={t.withdrawals.testCopy(t.withdrawals.methods[method])}
          done={t.withdrawals.testCopied}
        />
      ))}
    </details>
  )
}

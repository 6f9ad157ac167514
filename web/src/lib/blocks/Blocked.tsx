// What keeps the client from an act, said before anything is filled in, with the way on. The server
// asks the act itself; here stands only where each refusal leads.

import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Act, BlockView } from '#contract/client/blocks.ts'
import { Alert } from '#ui/Alert.tsx'
import { linkClass } from '#ui/Button.tsx'
import * as t from '../i18n/i18n.ts'
import { useSendLink, useUser } from '../user/user.ts'
import { blocksQuery } from './api.ts'

export function Blocked({ act }: { readonly act: Act }) {
  const block = useBlock(act)
  // The banner of a frozen account stands above each page, and says more.
  if (!block || block.code === 'account_frozen') return null
  return (
    <Alert kind="info">
      {block.message} <WayOn code={block.code} />
    </Alert>
  )
}

/** Null where nothing is in the way, or it is not known yet. */
export function useBlock(act: Act): BlockView | null {
  return useBlocks().data?.[act] ?? null
}

export function useBlocks() {
  const { data: user } = useUser()
  return useQuery({ ...blocksQuery(user), enabled: user !== undefined })
}

type Way = { readonly to: string; readonly label: string }

const toLimits: Way = { to: '/user/limits', label: t.blocks.limits }
const toDocument: Way = { to: '/user/verify', label: t.blocks.document }
const toWithdrawals: Way = { to: '/user/withdraw-log', label: t.blocks.withdrawals }

const ways: Readonly<Record<string, Way>> = {
  identity_needed: toDocument,
  withdrawal_day_limit: toDocument,
  own_deposit_limit: toLimits,
  own_stake_limit: toLimits,
  own_loss_limit: toLimits,
  cool_off: toLimits,
  self_excluded: toLimits,
  deposit_first: { to: '/user/deposit', label: t.blocks.deposit },
  withdrawals_waiting: toWithdrawals,
  appropriateness_needed: { to: '/user/before-live', label: t.blocks.questions },
  plan_limit_reached: { to: '/user/plan', label: t.blocks.plan },
}

function WayOn({ code }: { readonly code: string }) {
  if (code === 'email_unconfirmed' || code === 'deposit_needs_email') return <SendLink />
  const way = ways[code]
  return way ? (
    <Link className={linkClass} to={way.to}>
      {way.label}
    </Link>
  ) : null
}

function SendLink() {
  const { isPending, isSuccess, mutate } = useSendLink()
  if (isSuccess) return t.blocks.linkSent
  return (
    <button type="button" className={linkClass} disabled={isPending} onClick={() => mutate()}>
      {t.blocks.sendLink}
    </button>
  )
}

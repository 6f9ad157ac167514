// What is picked, with what is needed to decide on it: each kind has its own.

import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { QueueKind } from '#contract/staff/queue.ts'
import { Skeleton } from '#ui/States.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { shell } from '../words/shell.ts'

const WithdrawalDetail = lazyPart(async () => ({
  default: (await import('../withdrawals/WithdrawalDetail.tsx')).WithdrawalDetail,
}))

const details: Readonly<Record<QueueKind, ComponentType<DetailProps>>> = {
  withdrawal: WithdrawalDetail,
  payout: WithdrawalDetail,
  correction: lazyPart(async () => ({
    default: (await import('../corrections/CorrectionDetail.tsx')).CorrectionDetail,
  })),
  custody_movement: lazyPart(async () => ({
    default: (await import('../custody/MovementDetail.tsx')).MovementDetail,
  })),
  campaign: lazyPart(async () => ({
    default: (await import('../campaigns/CampaignDetail.tsx')).CampaignDetail,
  })),
  document: lazyPart(async () => ({
    default: (await import('../identity/DocumentDetail.tsx')).DocumentDetail,
  })),
  screening_hit: lazyPart(async () => ({
    default: (await import('../identity/HitDetail.tsx')).HitDetail,
  })),
  plan_request: lazyPart(async () => ({
    default: (await import('../plans/PlanDetail.tsx')).PlanDetail,
  })),
  proposal: lazyPart(async () => ({
    default: (await import('../staff/ProposalDetail.tsx')).ProposalDetail,
  })),
  dispute: lazyPart(async () => ({
    default: (await import('../disputes/DisputeDetail.tsx')).DisputeDetail,
  })),
  alarm: lazyPart(async () => ({
    default: (await import('../alarms/AlarmDetail.tsx')).AlarmDetail,
  })),
  chat: lazyPart(async () => ({
    default: (await import('../chats/ChatDetail.tsx')).ChatDetail,
  })),
  message: lazyPart(async () => ({
    default: (await import('../messages/MessageDetail.tsx')).MessageDetail,
  })),
}

type Props = { readonly kind: QueueKind; readonly id: string; readonly onDone: () => void }

export function ItemDetail({ kind, id, onDone }: Props) {
  const Detail = details[kind]
  return (
    <Suspense fallback={<Skeleton lines={10} label={shell.loading} />}>
      <Detail id={id} onDone={onDone} />
    </Suspense>
  )
}

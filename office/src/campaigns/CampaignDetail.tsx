// One campaign: what it gives and up to how much, who proposed it and the word of a second member,
// its codes, and what was granted.

import type { ReactNode } from 'react'
import { dateMinute, moneyOf, plain } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffCampaign, StaffCampaignDetail } from '#contract/staff/campaigns.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useDesk } from '../lib/use-desk.ts'
import { useKeys } from '../lib/use-keys.ts'
import { useMay } from '../lib/use-may.ts'
import { capOf, workKeys } from '../lib/work-keys.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { Facts } from '../parts/Facts.tsx'
import { type Eyes as EyesBox, FourEyes } from '../parts/FourEyes.tsx'
import { nextEyes } from '../parts/next-eyes.ts'
import { SmallTable } from '../parts/SmallTable.tsx'
import { campaigns as t } from '../words/campaigns.ts'
import { eyes } from '../words/eyes.ts'
import { queue } from '../words/queue.ts'
import { useCampaign, useDeciding, useStopping } from './api.ts'
import { CodesForm } from './CodesForm.tsx'
import { figuresOf } from './figures.ts'
import { GrantsTable } from './GrantsTable.tsx'

export function CampaignDetail({ id, onDone }: DetailProps) {
  return (
    <DetailFrame label={t.title} found={useCampaign(id)}>
      {(found) => (
        <>
          <header className={css.head}>
            <h2>{found.campaign.name}</h2>
            <p className={css.figure}>
              {moneyOf(found.campaign.money_most)}
              <small>{t.states[found.campaign.state]}</small>
            </p>
          </header>
          <Eyes campaign={found.campaign} />
          <Terms campaign={found.campaign} />
          {found.campaign.kind === 'code' && <Codes found={found} />}
          <section>
            <h3>{t.grants}</h3>
            <GrantsTable grants={found.grants} of="campaign" />
          </section>
          <Deciding campaign={found.campaign} onDone={onDone} />
          <Stopping campaign={found.campaign} />
        </>
      )}
    </DetailFrame>
  )
}

type Props = { readonly campaign: StaffCampaign }

function Eyes({ campaign }: Props) {
  const { state, bar, may_agree: may, proposed_by, proposed_at } = campaign
  const { decided_by: by, decided_at: at } = campaign
  const own = useDesk()?.member.email
  const asked: EyesBox = {
    who: proposed_by,
    tone: 'good',
    lines: [eyes.asked(dateMinute(proposed_at))],
  }
  const second: EyesBox =
    at === null || by === null
      ? nextEyes({ bar, may, own })
      : state === 'withdrawn'
        ? { who: by, tone: 'off', lines: [eyes.took(dateMinute(at))] }
        : { who: by, tone: 'good', lines: [eyes.yes(dateMinute(at))] }
  return <FourEyes label={eyes.label} eyes={[asked, second]} />
}

function Terms({ campaign }: Props) {
  const { uses, uses_most: most, stopped_by: stoppedBy, stopped_at: stoppedAt } = campaign
  const facts: (readonly [string, ReactNode])[] = [
    [t.kind, t.kinds[campaign.kind]],
    [t.given, t.gives[campaign.gives]],
    ...figuresOf(campaign),
    [t.audience, t.audiences[campaign.audience]],
    [t.countries, campaign.countries.join(' ')],
    [t.starts, dateMinute(campaign.starts_at)],
    [t.ends, dateMinute(campaign.ends_at)],
    [t.uses, t.usedOf(plain(uses, 0), plain(most, 0))],
    [t.reserved, moneyOf(campaign.reserved)],
    [t.spent, moneyOf(campaign.spent)],
    [t.clientMost, moneyOf(campaign.client_most)],
    ...(campaign.stack_group === null ? [] : [[t.group, campaign.stack_group] as const]),
    [t.terms, campaign.terms_version],
    ...(stoppedAt === null
      ? []
      : [[t.states.stopped, `${dateMinute(stoppedAt)} ${stoppedBy ?? ''}`] as const]),
  ]
  return (
    <section>
      <Facts facts={facts} />
    </section>
  )
}

function Codes({ found: { campaign, codes } }: { readonly found: StaffCampaignDetail }) {
  const mayPropose = useMay('campaign.propose')
  const isOpen = campaign.state === 'proposed' || campaign.state === 'agreed'
  return (
    <section>
      <h3>{t.codesTitle}</h3>
      <SmallTable
        label={t.codesTitle}
        columns={[
          { key: 'code', title: t.code, cell: ({ code }) => code },
          {
            key: 'uses',
            title: t.uses,
            isNumber: true,
            cell: ({ uses, uses_most: most }) => t.usedOf(plain(uses, 0), plain(most, 0)),
          },
        ]}
        rows={codes}
        rowKey={({ code }) => code}
      />
      {mayPropose && isOpen && <CodesForm id={campaign.id} />}
    </section>
  )
}

function Deciding({ campaign: { id, state, bar }, onDone }: Props & Pick<DetailProps, 'onDone'>) {
  const deciding = useDeciding(id)
  const mayDecide = useMay('campaign.decide')
  const isOpen = state === 'proposed'
  const [mayAgree, mayWithdraw] = [isOpen && bar === null, isOpen && mayDecide]
  const decide = (outcome: 'agreed' | 'withdrawn') => () => {
    if (!deciding.isPending) deciding.mutate(outcome, { onSuccess: onDone })
  }
  const [agree, withdraw] = [decide('agreed'), decide('withdrawn')]
  useKeys({
    ...(mayAgree ? { [workKeys.approve]: { does: t.agree, act: agree } } : {}),
    ...(mayWithdraw ? { [workKeys.reject]: { does: t.withdraw, act: withdraw } } : {}),
  })
  if (!isOpen) return null
  return (
    <div className={css.verdict}>
      {deciding.error && <Alert kind="error">{messageOf(deciding.error)}</Alert>}
      <div className={css.buttons}>
        {mayAgree ? (
          <Button look="solid" busy={deciding.isPending} onClick={agree}>
            {t.agree} <kbd>{capOf('approve')}</kbd>
          </Button>
        ) : (
          bar !== null && <span className={css.barred}>{queue.bars[bar]}</span>
        )}
        {mayWithdraw && (
          <Button look="ghost" busy={deciding.isPending} onClick={withdraw}>
            {t.withdraw} <kbd>{capOf('reject')}</kbd>
          </Button>
        )}
      </div>
    </div>
  )
}

function Stopping({ campaign: { id, state } }: Props) {
  const stopping = useStopping(id)
  const mayStop = useMay('campaign.stop')
  if (state !== 'agreed' || !mayStop) return null
  return (
    <div className={css.verdict}>
      {stopping.error && <Alert kind="error">{messageOf(stopping.error)}</Alert>}
      <div className={css.buttons}>
        <Button look="ghost" busy={stopping.isPending} onClick={() => stopping.mutate(undefined)}>
          {t.stop}
        </Button>
        <span>{t.stopHelp}</span>
      </div>
    </div>
  )
}

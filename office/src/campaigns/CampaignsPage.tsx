// Campaigns: what runs and ran, with what was used of each; one of them; and a form to propose one.

import { Link, Route, Switch, useLocation } from 'wouter'
import { dateMinute, moneyOf, plain } from '#browser/format/format.ts'
import type { StaffCampaign } from '#contract/staff/campaigns.ts'
import { buttonClass } from '#ui/Button.tsx'
import { useMay } from '../lib/use-may.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { DetailPage } from '../parts/DetailPage.tsx'
import { Standing } from '../parts/Standing.tsx'
import { campaigns as t } from '../words/campaigns.ts'
import { useCampaigns } from './api.ts'
import { CampaignDetail } from './CampaignDetail.tsx'
import { CampaignForm } from './CampaignForm.tsx'

const home = '/campaigns'

export function CampaignsPage() {
  const [, go] = useLocation()
  return (
    <Switch>
      <Route path={home}>
        <Campaigns />
      </Route>
      <Route path={`${home}/new`}>
        <CampaignForm onDone={(id) => go(`${home}/${id}`)} />
      </Route>
      <Route path={`${home}/:id`}>
        {({ id }) => (
          <DetailPage title={t.screen} home={home} back={t.back}>
            <CampaignDetail key={id} id={id} onDone={() => {}} />
          </DetailPage>
        )}
      </Route>
    </Switch>
  )
}

const tones = { proposed: 'waits', agreed: 'good', withdrawn: 'off', stopped: 'off' } as const

const columns: readonly ListColumn<StaffCampaign>[] = [
  {
    key: 'name',
    title: t.called,
    cell: ({ id, name }) => <Link href={`${home}/${id}`}>{name}</Link>,
  },
  { key: 'kind', title: t.kind, cell: ({ kind }) => t.kinds[kind] },
  {
    key: 'state',
    title: t.state,
    cell: ({ state }) => <Standing tone={tones[state]}>{t.states[state]}</Standing>,
  },
  { key: 'starts', title: t.starts, cell: ({ starts_at: at }) => dateMinute(at) },
  { key: 'ends', title: t.ends, cell: ({ ends_at: at }) => dateMinute(at) },
  {
    key: 'uses',
    title: t.uses,
    isNumber: true,
    cell: ({ uses, uses_most: most }) => t.usedOf(plain(uses, 0), plain(most, 0)),
  },
  { key: 'reserved', title: t.reserved, isNumber: true, cell: ({ reserved }) => moneyOf(reserved) },
  { key: 'spent', title: t.spent, isNumber: true, cell: ({ spent }) => moneyOf(spent) },
  {
    key: 'money',
    title: t.moneyMost,
    isNumber: true,
    cell: ({ money_most: most }) => moneyOf(most),
  },
]

function Campaigns() {
  const state = useListState([])
  const list = useCampaigns()
  const mayPropose = useMay('campaign.propose')
  return (
    <ListScreen
      title={t.screen}
      state={state}
      actions={
        mayPropose && (
          <Link className={buttonClass()} href={`${home}/new`}>
            {t.make}
          </Link>
        )
      }
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `${home}/${id}`}
      empty={t.none}
    />
  )
}

// What is asked of a client before something is given: how they stand, what they lost, and whether
// somebody who shares a document, device, card or address with them had the same already.

import type { ClientId } from '#kernel/ids.ts'
import { cents } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Had, Taker } from './campaign.ts'

type TakerRow = {
  state: 'active' | 'frozen' | 'closed'
  country: string | null
  is_identified: boolean
  is_confirmed: boolean
  cool_off_until: Millis | null
  self_excluded_until: Millis | null
  opened_at: Millis
  lost: bigint
}

/** `since` is when losses count from. */
export async function loadTaker(
  tx: Tx,
  clientId: ClientId,
  since: Millis,
): Promise<Taker | undefined> {
  const rows = await tx.rows<TakerRow>(
    `select s.state, s.country, s.is_identified, s.email_confirmed_at is not null as is_confirmed,
            s.cool_off_until, s.self_excluded_until, d.created_at as opened_at,
            (select coalesce(sum(case when t.to_account = a.id then -t.amount else t.amount end),
                             0)::bigint
               from account_names a join transfers t on t.client_account = a.id
              where a.client_id = s.id and a.currency = 'real'
                and t.posting > posting_before(a.id, $2)
                and t.kind in ('trade_open', 'trade_settle')) as lost
       from standings s join client_directory d on d.id = s.id where s.id = $1`,
    [clientId, iso(since)],
  )
  const [row] = rows
  return (
    row && {
      state: row.state,
      country: row.country,
      isIdentified: row.is_identified,
      isConfirmed: row.is_confirmed,
      coolOffUntil: row.cool_off_until,
      selfExcludedUntil: row.self_excluded_until,
      openedAt: row.opened_at,
      lost: cents(row.lost),
    }
  )
}

/** Who shares a picture, a browser, a card or a place to be paid at. */
const household = `
  select o.client_id from document_pictures m
    join document_pictures o on o.picture_hash = m.picture_hash where m.client_id = $1
  union
  select o.client_id from browser_marks m
    join browser_marks o on o.browser = m.browser where m.client_id = $1
  union
  select o.client_id from card_marks m
    join card_marks o on o.card_mark = m.card_mark where m.client_id = $1
  union
  select o.client_id from kept_payout_places m join kept_payout_places o
      on o.method = m.method and o.destination = m.destination where m.client_id = $1
  union
  select o.client_id from asked_payout_places m join asked_payout_places o
      on o.method = m.method and o.destination = m.destination where m.client_id = $1`

export async function isOneHousehold(tx: Tx, one: ClientId, other: ClientId): Promise<boolean> {
  const rows = await tx.rows<{ client_id: ClientId }>(
    `select client_id from (${household}) shared where client_id = $2 limit 1`,
    [one, other],
  )
  return rows.length > 0
}

type HadRow = { of_campaign: bigint; is_beside: boolean; is_household: boolean }

/** The caller holds the campaign: nobody else is granted anything of it meanwhile. */
export async function loadHad(
  tx: Tx,
  clientId: ClientId,
  { id, stackGroup }: { readonly id: string; readonly stackGroup: string | null },
): Promise<Had> {
  const [row] = await tx.rows<HadRow>(
    `select (select coalesce(sum(coalesce(e.paid, g.reserved)), 0)::bigint
               from campaign_grants g left join grant_ends e on e.grant_id = g.id
              where g.client_id = $1 and g.campaign_id = $2) as of_campaign,
            exists (select from campaign_grants g join campaigns c on c.id = g.campaign_id
                     where g.client_id = $1 and c.stack_group = $3
                       and not exists (select from grant_ends where grant_id = g.id)) as is_beside,
            exists (select from campaign_grants g
                     where g.campaign_id = $2 and g.client_id <> $1
                       and g.client_id in (${household})) as is_household`,
    [clientId, id, stackGroup],
  )
  return {
    ofCampaign: cents(row?.of_campaign ?? 0n),
    isBeside: row?.is_beside ?? false,
    isHousehold: row?.is_household ?? false,
  }
}

// What a world amounts to, in one hash: whoever makes it again from the same seed gets the same.
// Numbers that are drawn by PostgreSQL or by the system's generator do not count.

import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/db.ts'

const parts = [
  `select email, firstname, lastname, phone, state, plan, country, created_at::text from clients
    where email like '%@world.example' order by email`,
  `select c.email, t.book, t.instrument_id, t.direction, t.stake, t.duration_s, t.accepted_at::text,
          t.status, t.void_reason, t.entry_price, t.exit_price, t.payout
     from trade_records t join clients c on c.id = t.client_id
    order by t.accepted_at, c.email, t.posting, t.book`,
  `select c.email, d.method, d.created_at::text, s.nr, s.state, s.outcome, s.at::text, s.amount,
          s.rate
     from deposits d join clients c on c.id = d.client_id
     join deposit_steps s on s.deposit_id = d.id
    order by d.created_at, c.email, s.at, s.nr, d.method, s.amount`,
  `select c.email, w.method, w.amount, s.nr, s.state, s.at::text
     from withdrawals w join clients c on c.id = w.client_id
     join withdrawal_steps s on s.withdrawal_id = w.id order by c.email, s.at, s.nr, w.amount`,
  `select c.email, d.method, d.status, d.purpose, d.sent_at::text, d.decided_at::text
     from documents d join clients c on c.id = d.client_id order by d.sent_at, c.email`,
  `select c.email, p.plan, p.state, p.asked_at::text, p.decided_at::text
     from plan_requests p join clients c on c.id = p.client_id
    order by p.asked_at, c.email, p.plan`,
  `select kind, subject, proposed_at::text, due_at::text, applied_at::text, withdrawn_at::text
     from proposals order by proposed_at, subject`,
  `select name, email, message, received_at::text from contact_messages
    order by received_at, email`,
  `select c.email, c.state, c.opened_at::text, c.rating, e.seq, e.kind, e.text, e.at::text
     from conversations c join conversation_events e on e.conversation_id = c.id
    order by c.opened_at, c.id, e.seq`,
  `select c.email, e.at::text, e.actor, e.kind from events e join clients c on c.id = e.client_id
    where c.email like '%@world.example' order by c.email, e.nr`,
  `select c.email, n.kind, n.at::text from notices n join clients c on c.id = n.client_id
    order by c.email, n.id`,
] as const

export async function digestOf(db: Db): Promise<string> {
  const hash = createHash('sha256')
  for (const sql of parts) {
    const rows = await db.rows<Record<string, unknown>>(sql)
    hash.update(
      JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    )
  }
  return hash.digest('hex')
}

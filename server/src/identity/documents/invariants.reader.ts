// What must be true at any instant of who clients are, as SQL that finds whatever breaks it: what
// an approved document proved is what counts.

import { type IdentityField, identityFields } from '#contract/client/identity.ts'
import type { Invariant } from '#server/platform/invariants.reader.ts'

/** Each fact, and where the client's own rows have it. */
const facts = {
  firstname: 'c.firstname',
  lastname: 'c.lastname',
  date_of_birth: 'p.date_of_birth',
  country: 'p.country',
  phone: 'c.phone',
} as const satisfies Readonly<Record<IdentityField, string>>

/** What the client's rows say, against the newest that was proved; what was not proved is free. */
const moved = Object.entries(facts)
  .map(
    ([fact, told]) => `
      select format('client %s: another ${fact} than the document %s proved', n.client_id,
                    n.document_id)
        from newest n join clients c on c.id = n.client_id
        left join profiles p on p.client_id = c.id
       where n.${fact} is not null and n.${fact} is distinct from ${told}`,
  )
  .join(' union all ')

/** A change that was approved is part of what it led to. */
const unheeded = identityFields
  .map(
    (fact) => `
      select format('client %s: document %s does not prove the ${fact} that was asked for',
                    i.client_id, i.document_id)
        from identities i join identity_changes a using (document_id)
       where a.${fact} is not null and a.${fact} is distinct from i.${fact}`,
  )
  .join(' union all ')

export const identityInvariants: readonly Invariant[] = [
  {
    id: 'I30',
    says: 'Who was identified is who the newest approved document proved, and stays so.',
    sql: `
      with newest as (
        select distinct on (client_id) * from identities order by client_id, nr desc
      )
      ${moved}
      union all
      ${unheeded}
      union all
      select format('client %s counts as identified, and nothing proved it', id) from clients
       where is_identified and id not in (select client_id from identities)
      union all
      select format('client %s does not count as identified, though it was proved', id)
        from clients where not is_identified and id in (select client_id from identities)
      union all
      select format('client %s: document %s proves who they are, and was not approved',
                    i.client_id, d.id)
        from identities i join documents d on d.id = i.document_id
       where d.status <> 'approved' or d.client_id <> i.client_id
      union all
      select format('client %s: document %s was approved and proves nothing', client_id, id)
        from documents where purpose = 'identification' and status = 'approved'
         and id not in (select document_id from identities)
      union all
      select format('client %s: document %s changed a phone that nobody called', d.client_id, d.id)
        from documents d join identity_changes a on a.document_id = d.id
       where d.status = 'approved' and a.phone is not null and not exists (
         select from identity_calls l
          where l.document_id = d.id and l.was_right and l.by = d.decided_by)`,
  },
]

// Who a client is, as they told it: masked, until whoever needs a field says why.

import { date, dateMinute } from '#browser/format/format.ts'
import { languages } from '#browser/i18n/languages.ts'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import { client as t } from '../words/client.ts'
import { clients as words } from '../words/clients.ts'
import { PartOfTab } from './PartOfTab.tsx'
import { planWords } from './plan-words.ts'
import type { ClientTabProps } from './props.ts'

export function ProfileTab({ client }: ClientTabProps) {
  const { plan, is_confirmed: isConfirmed, is_identified: isIdentified } = client
  return (
    <PartOfTab title={t.tabs.profile}>
      <Facts
        facts={[
          [words.name, <Masked key="name" data={client.name} />],
          [words.email, <Masked key="email" data={client.email} />],
          [t.emailConfirmed, isConfirmed ? words.yes : words.no],
          [t.phone, <Masked key="phone" data={client.phone} />],
          [t.address, <Masked key="address" data={client.address} />],
          [words.country, client.country ?? t.notTold],
          [t.born, <Masked key="born" data={client.date_of_birth} />],
          [words.identity, isIdentified ? words.identified : t.notIdentified],
          [t.lettersIn, languages.find(({ locale }) => locale === client.language)?.name ?? ''],
          [words.plan, planWords[plan] ?? plan],
          [words.joined, date(client.joined_at)],
          [t.demoEnds, dateMinute(client.demo_ends_at)],
        ]}
      />
    </PartOfTab>
  )
}

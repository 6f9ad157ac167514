// The automated trader on a client's own exchange account: the practice exchange of a sandbox,
// keys, and bots.

import { useQuery } from '@tanstack/react-query'
import { Alert } from '#ui/Alert.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { botsQuery, keysQuery, practiceQuery } from './api.ts'
import { Bots } from './Bots.tsx'
import { Keys } from './Keys.tsx'
import { Practice } from './Practice.tsx'

export default function TraderPage() {
  const keys = useQuery(keysQuery)
  const bots = useQuery(botsQuery)
  const practice = useQuery(practiceQuery)
  return (
    <UserPage title={t.trader.title} lead={t.trader.lead} width="cards">
      <Alert kind="info">{t.trader.risk}</Alert>
      {practice.data && <Practice practice={practice.data} />}
      <Loaded query={keys} lines={4}>
        {(all) => <Keys keys={all} hasPractice={practice.data !== undefined} />}
      </Loaded>
      <Loaded query={bots} lines={6}>
        {(all) => <Bots bots={all} keys={keys.data ?? []} />}
      </Loaded>
    </UserPage>
  )
}

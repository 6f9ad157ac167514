// How notices reach the client: by topic and channel, on which devices, when it is quiet, and the
// prices that they want to be told of. What is chosen counts at once.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import type { NoticeChoices } from '#contract/client/notice-choices.ts'
import { Alert } from '#ui/Alert.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { choicesQuery, choose } from './api.ts'
import { Channels } from './Channels.tsx'
import { Devices } from './Devices.tsx'
import { PriceAlerts } from './PriceAlerts.tsx'
import { Times } from './Times.tsx'

const words = t.noticeChoices

export default function NoticesPage() {
  const choices = useQuery(choicesQuery)
  return (
    <UserPage title={words.title} lead={words.lead} width="text">
      <Loaded query={choices} lines={9}>
        {(known) => <Choices known={known} />}
      </Loaded>
      <PriceAlerts />
    </UserPage>
  )
}

function Choices({ known }: { known: NoticeChoices }) {
  const queries = useQueryClient()
  // What was chosen shows at once, and goes back where it could not be kept. A state of its own: a
  // mutation tells of itself a turn later, and until then React would undo the click.
  const [wanted, setWanted] = useState<NoticeChoices | null>(null)
  const choosing = useMutation({
    mutationFn: choose,
    // One after another, so that the last one chosen is the last one kept.
    scope: { id: 'notice choices' },
    onSuccess: (chosen) => queries.setQueryData(choicesQuery.queryKey, chosen),
    onSettled: (_kept, _error, sent) => setWanted((now) => (now === sent ? null : now)),
  })
  const shown = wanted ?? known
  const change = (part: Partial<NoticeChoices>) => {
    const next = { ...shown, ...part }
    setWanted(next)
    choosing.mutate(next)
  }
  return (
    <>
      <p role="status">{wanted === null && choosing.isSuccess ? words.kept : ''}</p>
      {choosing.isError && <Alert kind="error">{messageOf(choosing.error)}</Alert>}
      <Channels choices={shown} onChange={change} />
      <Devices choices={shown} onChange={change} />
      <Times choices={shown} onChange={change} />
    </>
  )
}

// The automated trades of one client, by number; pausing them, and letting them go on.

import { useState } from 'react'
import { dateTime, moneyOf } from '#browser/format/format.ts'
import { leadingTo } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useMay } from '../lib/use-may.ts'
import { Block } from '../parts/Board.tsx'
import { Facts } from '../parts/Facts.tsx'
import { LineForm } from '../parts/LineForm.tsx'
import { automation as t } from '../words/automation.ts'
import { type Does, useClientAutomation } from './api.ts'

type Props = { readonly onHalt: (clientId: string, does: Does) => void }

export function OneClient({ onHalt }: Props) {
  const [id, choose] = useState<string>()
  const asking = { ...leadingTo(choose), error: null }
  return (
    <Block title={t.oneClient} width="third">
      <LineForm
        label={t.clientId}
        missing={t.clientMissing}
        most={18}
        act={t.show}
        sending={asking}
      />
      {id !== undefined && <Client key={id} id={id} onHalt={onHalt} />}
    </Block>
  )
}

function Client({ id, onHalt }: Props & { readonly id: string }) {
  const { data, error } = useClientAutomation(id)
  const may = { stop: useMay('client_automation.stop'), resume: useMay('client_automation.resume') }
  if (error) return <Alert kind="error">{messageOf(error)}</Alert>
  if (!data) return null
  const does = data.stop ? 'resume' : 'stop'
  const { client } = t
  return (
    <>
      <Facts
        facts={[
          [client.runs, t.runs[data.runs]],
          [client.since, data.switched_at === null ? '–' : dateTime(data.switched_at)],
          [client.rules, data.rules.map((rule) => t.rules[rule]).join(', ') || '–'],
          [client.trials, data.trials],
          [client.today, data.trades_today],
          [client.open, moneyOf(data.open_stakes)],
          [client.brought, moneyOf(data.brought)],
          [client.paused, data.stop?.reason ?? t.no],
        ]}
      />
      {may[does] && (
        <Button onClick={() => onHalt(id, does)}>{data.stop ? t.resume : t.pause}</Button>
      )}
    </>
  )
}

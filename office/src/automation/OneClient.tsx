// The automated trades of one client, by number; pausing them, and letting them go on.

import { useState } from 'react'
import { leadingTo } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useMay } from '../lib/use-may.ts'
import { Block } from '../parts/Board.tsx'
import { LineForm } from '../parts/LineForm.tsx'
import { automation as t } from '../words/automation.ts'
import { type Does, useClientAutomation } from './api.ts'
import { ClientFacts } from './ClientFacts.tsx'

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
  return (
    <>
      <ClientFacts of={data} />
      {may[does] && (
        <Button onClick={() => onHalt(id, does)}>{data.stop ? t.resume : t.pause}</Button>
      )}
    </>
  )
}

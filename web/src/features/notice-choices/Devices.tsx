// The browsers that push messages go to, and what they may say on a locked screen.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { NoticeChoices, PushDevice, PushView } from '#contract/client/notice-choices.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { addDevice, pushQuery, removeDevice, tryDevice } from './api.ts'
import css from './NoticeChoices.module.css'
import { pushHere, subscribe, unsubscribe } from './push.ts'

const words = t.noticeChoices.push

type Props = {
  readonly choices: NoticeChoices
  readonly onChange: (part: Partial<NoticeChoices>) => void
}

export function Devices({ choices, onChange }: Props) {
  return (
    <section className={panelClass} aria-labelledby="push">
      <h2 id="push">{words.title}</h2>
      <p className={css.note}>{words.lead}</p>
      <Loaded query={useQuery(pushQuery)} lines={3}>
        {(known) => <Known known={known} />}
      </Loaded>
      <label className={css.way}>
        <input
          type="checkbox"
          checked={choices.shows_details}
          onChange={({ target }) => onChange({ shows_details: target.checked })}
        />
        {words.details}
      </label>
      <p className={css.note}>{words.detailsHelp}</p>
    </section>
  )
}

function Known({ known: { devices, public_key } }: { known: PushView }) {
  const here = devices.find((device) => device.is_this)
  return (
    <>
      {here ? null : <AddThis publicKey={public_key} />}
      {devices.length > 0 && (
        <ul className={css.list}>
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
    </>
  )
}

function AddThis({ publicKey }: { publicKey: string }) {
  const [state, setState] = useState(pushHere)
  const keep = useKept()
  const adding = useMutation({
    mutationFn: async () => {
      const device = await subscribe(publicKey)
      return device && addDevice(device)
    },
    onSuccess: (view) => (view ? keep(view) : setState(pushHere())),
  })
  if (state === 'missing') return <p>{words.missing}</p>
  if (state === 'denied') return <p>{words.denied}</p>
  return (
    <>
      {adding.isError && <Alert kind="error">{messageOf(adding.error)}</Alert>}
      <Button busy={adding.isPending} onClick={() => adding.mutate()}>
        {words.add}
      </Button>
    </>
  )
}

function Device({ device }: { device: PushDevice }) {
  const { id, name, is_this, made_at, last_sent_at } = device
  const keep = useKept()
  const trying = useMutation({ mutationFn: () => tryDevice(id), onSuccess: keep })
  const removing = useMutation({
    mutationFn: async () => {
      if (is_this) await unsubscribe()
      return removeDevice(id)
    },
    onSuccess: keep,
  })
  return (
    <li className={css.item}>
      <span className={css.what}>
        {name}
        <small>
          {is_this && `${words.here} · `}
          {last_sent_at === null
            ? words.since(format.dateTime(made_at))
            : words.sent(format.dateTime(last_sent_at))}
        </small>
      </span>
      <span className={css.deeds}>
        <Button busy={trying.isPending} onClick={() => trying.mutate()}>
          {words.try}
        </Button>
        <Button busy={removing.isPending} onClick={() => removing.mutate()}>
          {words.remove}
        </Button>
      </span>
      {trying.isSuccess && <p role="status">{words.tried}</p>}
      {[trying, removing].map(
        ({ error }) =>
          error && (
            <Alert key={error.message} kind="error">
              {messageOf(error)}
            </Alert>
          ),
      )}
    </li>
  )
}

function useKept() {
  const queries = useQueryClient()
  return (view: PushView) => queries.setQueryData(pushQuery.queryKey, view)
}

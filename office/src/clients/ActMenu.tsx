// What can be done about a client: what is done most by a button and a key, the rest under "More".

import { useState } from 'react'
import type { StaffClient } from '#contract/staff/clients.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { useActs, useKeys } from '../lib/use-keys.ts'
import { useActions } from '../lib/use-may.ts'
import { Menu } from '../parts/Menu.tsx'
import { client as t } from '../words/client.ts'
import css from './ActMenu.module.css'
import { acts } from './acts.ts'

type Row = (typeof acts)[number]

export function ActMenu({ client }: { client: StaffClient }) {
  const actions = useActions()
  const [asked, setAsked] = useState<Row>()
  const offered = acts.filter((one) => one.isOffered(client, (it) => actions.includes(it)))
  useKeys(
    Object.fromEntries(
      offered.flatMap((one) =>
        'key' in one ? [[one.key, { does: t.acts[one.name], act: () => setAsked(one) }]] : [],
      ),
    ),
  )
  useActs(
    offered
      .filter((one) => !('key' in one))
      .map((one) => ({ does: t.acts[one.name], act: () => setAsked(one) })),
  )
  const rest = offered.filter((one) => !('isFirst' in one))
  return (
    <span className={css.acts}>
      {offered
        .filter((one) => 'isFirst' in one)
        .map((one) => (
          <Button key={one.name} look="ghost" onClick={() => setAsked(one)}>
            {t.acts[one.name]} <KeyOf act={one} />
          </Button>
        ))}
      {rest.length > 0 && (
        <Menu label={t.more} className={css.more} look={buttonClass('ghost')}>
          {(close) =>
            rest.map((one) => (
              <button
                key={one.name}
                type="button"
                onClick={() => {
                  close()
                  setAsked(one)
                }}
              >
                {t.acts[one.name]} <KeyOf act={one} />
              </button>
            ))
          }
        </Menu>
      )}
      {asked && <asked.Ask client={client} onEnd={() => setAsked(undefined)} />}
    </span>
  )
}

function KeyOf({ act }: { act: Row }) {
  return 'key' in act ? <kbd>{act.key.toUpperCase()}</kbd> : null
}

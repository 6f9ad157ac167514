// The keys that do something on the screen as it stands, on asking by `?`.

import { Fragment } from 'react'
import { switchKeys, useKeysOn } from '../lib/single-keys.ts'
import { keysHere, useKeys } from '../lib/use-keys.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { shell as t } from '../words/shell.ts'
import css from './KeySheet.module.css'
import type { Allowed } from './nav.ts'

type Props = {
  readonly allowed: Allowed
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

export function KeySheet({ allowed, isOpen, onOpen, onClose }: Props) {
  const isOn = useKeysOn()
  useKeys({ '?': { does: t.allKeys, act: onOpen } })
  if (!isOpen) return null
  return (
    <Dialog title={t.allKeys} onClose={onClose}>
      <label className={css.switch}>
        <input type="checkbox" checked={isOn} onChange={switchKeys} />
        <span>
          {t.singleKeys} <small>{t.singleKeysHelp}</small>
        </span>
      </label>
      <dl className={css.keys}>
        {(isOn ? keysHere() : []).map(({ key, does }) => (
          <Key key={`${key} ${does}`} caps={[key.toUpperCase()]} does={does} />
        ))}
        <Key caps={['Ctrl', 'K']} does={t.find} />
      </dl>
      {isOn && (
        <>
          <h3 className={css.goes}>{t.screensByKey}</h3>
          <dl className={css.keys}>
            {allowed.map(({ name, key }) => (
              <Key key={name} caps={['G', key.toUpperCase()]} does={t.screens[name]} />
            ))}
          </dl>
        </>
      )}
    </Dialog>
  )
}

function Key({ caps, does }: { readonly caps: readonly string[]; readonly does: string }) {
  return (
    <div>
      <dt>
        {caps.map((cap) => (
          <Fragment key={cap}>
            <kbd>{cap}</kbd>{' '}
          </Fragment>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  )
}

// The keys that do something on the screen as it stands, on asking by `?`.

import { useState } from 'react'
import { switchKeys, useKeysOn } from '../lib/single-keys.ts'
import { keysHere, useKeys } from '../lib/use-keys.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { shell as t } from '../words/shell.ts'
import css from './KeySheet.module.css'

export function KeySheet() {
  const [isOpen, setOpen] = useState(false)
  const isOn = useKeysOn()
  useKeys({ '?': { does: t.allKeys, act: () => setOpen(true) } })
  return (
    <>
      <button type="button" className={css.open} onClick={() => setOpen(true)}>
        {isOn && <kbd>?</kbd>} {t.allKeys}
      </button>
      {isOpen && (
        <Dialog title={t.allKeys} onClose={() => setOpen(false)}>
          <label className={css.switch}>
            <input type="checkbox" checked={isOn} onChange={switchKeys} />
            <span>
              {t.singleKeys} <small>{t.singleKeysHelp}</small>
            </span>
          </label>
          <dl className={css.keys}>
            {(isOn ? keysHere() : []).map(({ key, does }) => (
              <div key={`${key} ${does}`}>
                <dt>
                  <kbd>{key.toUpperCase()}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
            <div>
              <dt>
                <kbd>Ctrl</kbd> <kbd>K</kbd>
              </dt>
              <dd>{t.find}</dd>
            </div>
          </dl>
        </Dialog>
      )}
    </>
  )
}

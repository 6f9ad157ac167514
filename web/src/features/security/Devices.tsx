// The browsers that signing in on is no news any more.

import * as format from '#browser/format/format.ts'
import type { DeviceView } from '#contract/client/devices.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { forgetDevice } from './api.ts'
import css from './Security.module.css'
import { useChange, useDevices } from './use-security.ts'

export function Devices() {
  return (
    <section className={panelClass} aria-label={t.security.devicesTitle}>
      <h2>{t.security.devicesTitle}</h2>
      <p>{t.security.devicesWhat}</p>
      <Loaded query={useDevices()} lines={3}>
        {(devices) =>
          devices.length === 0 ? (
            <p>{t.security.devicesNone}</p>
          ) : (
            <ul className={css.list}>
              {devices.map((device) => (
                <Row key={device.id} device={device} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Row({ device: { id, browser, created_at, used_at, is_this } }: { device: DeviceView }) {
  const label = t.security.device({ browser, system: null })
  const forget = useChange((_: undefined) => forgetDevice(id))
  return (
    <li>
      <div className={css.row}>
        <span className={css.what}>
          <span>
            {label} {is_this && <Tag tone="info">{t.security.thisOne}</Tag>}
          </span>
          <small>
            {t.security.since(format.date(created_at))}, {t.security.used(format.date(used_at))}
          </small>
        </span>
        <Button
          look="ghost"
          busy={forget.isPending}
          aria-label={t.security.forgetOf(label)}
          onClick={() => forget.mutate(undefined)}
        >
          {t.security.forget}
        </Button>
      </div>
    </li>
  )
}

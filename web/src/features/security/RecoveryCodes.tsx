// Recovery codes: how many are left, new ones, and the ones that were just made.

import { useEffect, useRef, useState } from 'react'
import { copyText } from '#browser/page/copy-text.ts'
import type { SecurityView } from '#contract/client/factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { ProveIt } from '../../lib/proof/ProveIt.tsx'
import { toast } from '../../lib/toast/toast.ts'
import { makeRecoveryCodes } from './api.ts'
import css from './Security.module.css'
import { useChange } from './use-security.ts'

type Props = {
  readonly factors: SecurityView
  /** Just made, and shown until the client says they are kept. */
  readonly codes: readonly string[]
  readonly onCodes: (codes: readonly string[]) => void
}

export function RecoveryCodes({ factors, codes, onCodes }: Props) {
  const [isProving, setProving] = useState(false)
  const make = useChange(makeRecoveryCodes, 'in form')
  const left = factors.recovery_codes_left
  const onProof = async (proof: string) => {
    onCodes((await make.mutateAsync(proof)).data.recovery_codes)
    setProving(false)
  }
  const isOn = factors.methods.length > 0
  return (
    <section
      className={`${panelClass} ${codes.length > 0 ? css.first : ''}`}
      aria-label={t.security.codesTitle}
    >
      <div className={css.head}>
        <h2>{t.security.codesTitle}</h2>
        {isOn && <Tag tone={left > 2 ? 'good' : 'warning'}>{t.security.codesLeft(left)}</Tag>}
      </div>
      <p>{t.security.codesWhat}</p>
      {!isOn && <p className={css.note}>{t.security.codesNone}</p>}
      {codes.length > 0 && <NewCodes codes={codes} onKept={() => onCodes([])} />}
      {isOn && codes.length === 0 && !isProving && (
        <Button onClick={() => setProving(true)}>{t.security.codesNew}</Button>
      )}
      {isProving && (
        <ProveIt
          deed={{ action: 'recovery_codes' }}
          methods={factors.methods}
          onProof={onProof}
          onCancel={() => setProving(false)}
        />
      )}
    </section>
  )
}

function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  const copy = () => {
    copyText(codes.join('\n')).then(
      () => toast('success', t.security.codesCopied),
      () => toast('error', t.copying.failed),
    )
  }
  return (
    <>
      <div ref={alert} tabIndex={-1}>
        <Alert kind="info">{t.security.codesShown}</Alert>
      </div>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.keys}>
        <Button look="solid" onClick={copy}>
          {t.security.codesCopy}
        </Button>
        <Button onClick={onKept}>{t.security.codesKept}</Button>
      </div>
    </>
  )
}

// One instrument, or all of its kind, traded otherwise from a time to come.

import type { StaffInstrument } from '#contract/staff/trading.ts'
import { TextField } from '#ui/TextField.tsx'
import { instruments as t } from '../words/instruments.ts'
import { useInstrumentProposal } from './api.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { checkInstrument, typedOf } from './instrument-text.ts'
import css from './TermDialog.module.css'

type Props = { readonly one: StaffInstrument; readonly onClose: () => void }

export function InstrumentDialog({ one, onClose }: Props) {
  const proposing = useInstrumentProposal(one.symbol)
  const typed = typedOf(one)
  return (
    <ChangeForm
      proposing={proposing}
      title={t.changeOf(one.name)}
      says={t.changeSays}
      check={checkInstrument}
      onClose={onClose}
    >
      {(errors) => {
        const limit = (name: keyof typeof typed, label: string) => (
          <TextField
            label={label}
            name={name}
            inputMode="numeric"
            maxLength={9}
            defaultValue={typed[name]}
            error={errors[name]}
          />
        )
        const time = (name: 'hours_from' | 'hours_to', label: string, known: string) => (
          <TextField
            label={label}
            name={name}
            type="time"
            defaultValue={known}
            error={errors[name]}
          />
        )
        return (
          <>
            <fieldset className={css.choices}>
              <legend>{t.orders}</legend>
              <label>
                <input type="checkbox" name="is_traded" defaultChecked={one.is_on} />
                {t.on}
              </label>
              <label>
                <input type="checkbox" name="for_kind" />
                {t.forKind(one.trading_type)}
              </label>
            </fieldset>
            <div className={css.pairs}>
              {limit('stake_min', t.stakeLeast)}
              {limit('stake_max', t.stakeMost)}
              {limit('payout_max', t.payoutMost)}
              {limit('exposure_max', t.exposureMost)}
              {time('hours_from', t.hoursFrom, one.taken_hours?.from ?? '')}
              {time('hours_to', t.hoursTo, one.taken_hours?.to ?? '')}
            </div>
          </>
        )
      }}
    </ChangeForm>
  )
}

// A receipt to check by hand, and the same check run here: as the receipt is, and after somebody
// changed it.

import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { Icon } from '#ui/Icon.tsx'
import { type Check, recompute } from '#verify/outcome.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { Passage } from '../../lib/site/Passage.tsx'
import { Still } from '../../lib/site/Still.tsx'
import { altered, exampleReceipt, type Variant, variants } from './example-receipt.ts'
import css from './Fairness.module.css'

export function ReceiptExample() {
  const [variant, setVariant] = useState<Variant>('honest')
  const shown = altered(exampleReceipt, variant)
  const { title, tag } = t.exampleReceipt
  return (
    <Passage id="receipt" title={title} tag={tag} isExample isWide>
      <Still name="receipt-lead">{import.meta.env.SSR && <p>{t.receiptByHand.lead}</p>}</Still>
      <div className={css.receipt}>
        <Facts receipt={shown} />
        <div className={css.hand}>
          <Still name="receipt-steps" className={css.hand}>
            {import.meta.env.SSR && (
              <>
                <Steps />
                <Ticks receipt={exampleReceipt} />
              </>
            )}
          </Still>
        </div>
      </div>
      <Browser receipt={shown} variant={variant} onChoose={setVariant} />
      <Still name="receipt-beyond">{import.meta.env.SSR && <p>{t.receiptByHand.beyond}</p>}</Still>
    </Passage>
  )
}

function Steps() {
  const { stepsTitle, steps } = t.receiptByHand
  return (
    <>
      <h3>{stepsTitle}</h3>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

function Facts({ receipt }: { readonly receipt: ReceiptView }) {
  const { card, facts } = t.exampleReceipt
  const { entry_tick: entry, exit_tick: exit, strike_price: strike, payout } = receipt
  const rows = [
    [facts.pair, 'BTC/USD'],
    [facts.side, `${receipt.trade_mode}, ${receipt.strike_rate}`],
    [facts.amount, format.money(receipt.amount)],
    [facts.accepted, clockOf(receipt.accepted_at)],
    [facts.expires, clockOf(receipt.expires_at)],
    [facts.margin, format.exactPercent(receipt.margin)],
    [facts.volatility, String(receipt.volatility)],
    [facts.quantile, String(receipt.quantile)],
    [facts.entry, format.price(entry?.price ?? 0, 1)],
    [facts.factor, receipt.strike_factor],
    [facts.strike, format.price(strike ?? 0, 1)],
    [facts.exit, format.price(exit?.price ?? 0, 1)],
    [facts.status, receipt.status],
    [facts.payout, format.money(payout ?? 0)],
  ] as const
  return (
    <div className={css.card}>
      <h3>{card}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Ticks({ receipt: { ticks } }: { readonly receipt: ReceiptView }) {
  const { ticksTitle, tickTime, tickPrice, tickNumber } = t.receiptByHand
  return (
    <table className={css.ticks}>
      <caption>{ticksTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{tickNumber}</th>
          <th scope="col">{tickTime}</th>
          <th scope="col">{tickPrice}</th>
        </tr>
      </thead>
      <tbody>
        {[...ticks.entry, ...ticks.exit].map(({ seq, time, price }) => (
          <tr key={seq}>
            <td>{seq}</td>
            <td>{clockOf(time)}</td>
            <td>{format.price(price, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type BrowserProps = {
  readonly receipt: ReceiptView
  readonly variant: Variant
  readonly onChoose: (variant: Variant) => void
}

function Browser({ receipt, variant, onChoose }: BrowserProps) {
  const words = t.exampleReceipt
  const checks = recompute(receipt)
  const isWhole = checks.every((check) => check.ok)
  return (
    <div className={css.browser}>
      <Still name="receipt-browser" className={css.hand}>
        {import.meta.env.SSR && <InBrowser />}
      </Still>
      <fieldset className={css.variants}>
        <legend>{words.variantsLabel}</legend>
        {variants.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="variant"
              value={one}
              checked={one === variant}
              onChange={() => onChoose(one)}
            />
            {words.variants[one]}
          </label>
        ))}
      </fieldset>
      <ul className={css.checks}>
        {checks.map((check) => (
          <li key={check.name}>
            <CheckRow check={check} />
          </li>
        ))}
      </ul>
      <p role="status" className={css.verdict}>
        {isWhole ? words.allAgree : words.someDiffer}
      </p>
    </div>
  )
}

function InBrowser() {
  const { browserTitle, browserLead } = t.receiptByHand
  return (
    <>
      <h3>{browserTitle}</h3>
      <p>{browserLead}</p>
    </>
  )
}

function CheckRow({ check: { name, ok, stated, computed } }: { readonly check: Check }) {
  const { checks, agrees, differs, none, ...words } = t.exampleReceipt
  const figures = (text: string | null) => (text === null ? none : format.figures(text))
  return (
    <>
      <span>
        <strong>{checks[name]}</strong>
        <small>
          {ok
            ? figures(computed)
            : `${words.stated(figures(stated))}; ${words.computed(figures(computed))}`}
        </small>
      </span>
      <b data-ok={ok}>
        <Icon name={ok ? 'check' : 'close'} small />
        {ok ? agrees : differs}
      </b>
    </>
  )
}

/** "14:00:00.120" */
function clockOf(iso: string): string {
  return iso.slice(11, 23)
}

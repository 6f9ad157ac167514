// In Portuguese: what the server says, by code.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'
import type { SuccessCode } from '#contract/client/successes.ts'
import * as promotion from './promotion-wire-words.ts'
import { refusals as tournament } from './tournament-wire-words.ts'
import * as trader from './trader-wire-words.ts'

export const refusals = {
  malformed: 'O pedido não pôde ser lido.',
  unknown_field: 'O pedido tem um campo que não conhecemos: {field}.',
  invalid_input: 'Verifique os campos assinalados.',
  not_found: 'Não há nada aqui.',
  too_large: 'O pedido é demasiado grande.',
  image_too_large: 'Um ficheiro pode ter no máximo {limit} MB.',
  image_unknown: 'Escolha uma imagem JPEG, PNG ou WebP.',
  image_unreadable: 'Esta imagem não pôde ser lida. Pode estar danificada: experimente outra.',
  image_too_big: 'Esta imagem tem demasiados píxeis. Escolha uma mais pequena.',
  pictures_waiting:
    'As suas últimas imagens ainda estão a ser desenhadas. Tente de novo dentro de {seconds} ' +
    'segundos.',
  too_many_requests: 'Demasiados pedidos. Espere {seconds} segundos.',
  unavailable: 'Não podemos fazer isto agora. Tente novamente.',
  signed_out: 'Inicie sessão.',
  account_closed: 'Esta conta está fechada.',
  session_expired:
    'Não estava aqui há algum tempo, por isso a sua sessão foi terminada. Inicie sessão outra vez.',
  session_ended:
    'Esta sessão foi terminada a partir de outro dos seus navegadores. Inicie sessão outra vez.',
  session_reused:
    'Esta sessão foi usada em dois lugares ao mesmo tempo, por isso terminámo-la. Inicie ' +
    'sessão outra vez. Se não o consegue explicar, escolha uma palavra-passe nova.',
  password_changed:
    'A palavra-passe desta conta foi mudada noutro lado, o que termina todas as outras ' +
    'sessões. Inicie sessão com a nova. Se não foi você, escolha uma nova de imediato.',
  email_changed:
    'O endereço de e-mail desta conta foi mudado, o que termina todas as outras sessões. ' +
    'Inicie sessão com o novo.',
  factor_changed:
    'Um segundo fator desta conta foi mudado noutro lado, o que termina todas as outras ' +
    'sessões. Inicie sessão outra vez.',
  account_frozen:
    'Esta conta está congelada até a nossa equipa a ter analisado; o e-mail sobre isso diz ' +
    'porquê. Até lá pode ver tudo, cancelar um levantamento e exportar os seus dados. ' +
    'Contacte o apoio ao cliente.',
  wrong_login: 'O e-mail ou a palavra-passe não estão certos.',
  wrong_password: 'A palavra-passe não está certa.',
  email_same: 'Este já é o seu endereço de e-mail.',
  second_factor_needed: 'Mostre o seu segundo fator.',
  sign_in_over: 'Este início de sessão demorou demasiado. Comece de novo.',
  wrong_code: 'Este código não está certo ou já foi usado.',
  wrong_passkey: 'Esta passkey não foi aceite.',
  no_such_factor: 'Este segundo fator não está configurado.',
  link_invalid: 'Esta ligação já não é válida. Peça uma nova.',
  withdrawal_link_invalid: 'Esta ligação não cancela nenhum levantamento.',
  withdrawal_on_its_way: 'Este levantamento está a caminho e já não pode ser retirado.',
  mode_unavailable: 'De momento não podem ser criadas contas novas.',
  registration_invalid: 'Este registo terminou, ou este passo já está feito. Inicie sessão.',
  document_waiting: 'O seu documento está a ser verificado. Pode enviar outro se for rejeitado.',
  document_approved: 'O seu documento já está aprovado.',
  document_damaged: 'Este documento não pode ser aberto. Contacte o apoio ao cliente.',
  country_not_served:
    'Não aceitamos clientes que vivem lá: este país não está na nossa lista. Nada foi ' +
    'guardado. Se vive noutro lado, escolha esse país; se vive lá, contacte o apoio ao ' +
    'cliente. A demo continua aberta para si, e pode levantar o que tem aqui.',
  profile_complete: 'O seu perfil já está completo. Pode alterá-lo em Editar perfil.',
  url_too_long: 'Este endereço é demasiado longo.',
  head_too_large: 'O cabeçalho do pedido é demasiado grande.',
  request_too_slow: 'O pedido demorou demasiado a chegar.',
  origin_unknown: 'Outro site não pode abrir o nosso fluxo.',
  key_reused: 'Esta Idempotency-Key foi usada para outra ordem. Envie uma chave nova.',
  key_reserved:
    'Uma Idempotency-Key que começa por ats: é para operações automáticas. Envie outra chave.',
  key_invalid: 'Uma Idempotency-Key tem de 1 a 255 caracteres visíveis.',
  factor_exists: 'Isto já está configurado.',
  too_many_passkeys: 'Uma conta pode ter {limit} passkeys.',
  second_factor_missing: 'Configure primeiro um segundo fator.',
  proof_invalid: 'Confirme mais uma vez que é você.',
  ticket_invalid: 'Este bilhete já foi usado ou caducou. Peça um novo.',
  identity_change_empty: 'Isto é o que já conta.',
  identity_change_waiting:
    'Uma alteração que pediu está a ser verificada. Pode retirá-la e pedir de novo.',

  no_raise_waiting: 'Este limite não está para mudar.',
  break_runs_longer: 'A sua atual dura mais, até {@until}. Não pode ser encurtada.',
  self_excluded: 'Autoexcluiu-se da negociação até {@until}. Ninguém pode terminar isto antes.',
  cool_off: 'Fez uma pausa breve da negociação até {@until}. Ninguém pode terminar isto antes.',
  own_stake_limit:
    'O seu próprio limite de apostas é {$limit} por {=period}: restam {$left} até {@until}.',
  own_loss_limit:
    'O seu próprio limite de perdas é {$limit} por {=period}, contando as operações abertas: ' +
    'restam {$left} até {@until}.',
  own_deposit_limit:
    'O seu próprio limite de depósitos é {$limit} por {=period}: restam {$left} até {@until}.',

  version_not_in_force:
    'A versão {version} deste texto não está em vigor. Carregue a página outra vez.',
  terms_not_accepted: 'Os nossos textos legais mudaram. Aceite-os antes de abrir operações novas.',
  trades_open: 'Há operações abertas na conta real ({count}). Espere que terminem.',
  balance_left: 'Restam {$left} na conta real. Levante-os primeiro.',
  withdrawals_under_way: 'Há levantamentos a caminho ({count}). Espere que terminem.',

  demo_ended: 'A sua demo terminou. Pode começá-la de novo na sua carteira.',
  demo_running: 'O seu saldo demo já é de $\u00a010.000 ou mais.',
  demo_topup_used: 'A demo pode ser recarregada uma vez por dia. Tente depois de {@again}.',
  email_unconfirmed: 'Confirme o seu e-mail antes de negociar na conta real.',
  live_trading_closed: 'A negociação real não está aberta nesta instalação.',
  country_closed:
    'O país do seu perfil não está na lista de países de que aceitamos clientes: as ' +
    'operações reais e os depósitos estão fechados para si, levantar está aberto. Se agora ' +
    'vive noutro lado, mude o país em Editar perfil.',
  ats_stake_unclear: 'Escolha uma de duas coisas: um montante, ou uma parte do saldo.',
  ats_stake_too_large: 'Uma operação automática do seu plano aposta de {$least} a {$most}.',
  ats_never_trades:
    'Nunca seria negociado nada: uma aposta de {$stake} é mais do que o seu limite de {$limit}.',
  ats_not_settled: 'Defina primeiro o que vai ser negociado.',
  ats_not_understood: 'Leia o que provavelmente se perde, e diga que o leu.',
  ats_paused:
    'A nossa equipa pôs em pausa as operações automáticas. Tente de novo quando continuarem.',
  ats_plan_needed: 'As operações automáticas reais vão com um plano. Pode escolher um em Planos.',
  ats_not_tried:
    'A conta real espera por {needed} operações demo decididas com as mesmas definições. Até ' +
    'agora há {decided}.',
  instrument_unknown: 'Não negociamos {symbol}.',
  instrument_closed: 'O mercado de {symbol} está fechado. Abre em {@opens}.',
  trading_stopped:
    'As operações novas em {symbol} estão paradas de momento. As abertas continuam e são ' +
    'liquidadas como de costume.',
  duration_not_offered: 'Esta duração não é oferecida agora para {symbol}.',
  price_stale: 'De momento não há um preço recente de {symbol}. Espere pelo próximo.',
  no_quote:
    'Agora não se pode calcular um preço justo de {symbol} para esta duração. Experimente ' +
    'uma mais longa.',
  strike_rate_unknown: 'Esta strike rate não é oferecida.',
  stake_too_small: 'O montante mínimo é {$limit}.',
  stake_too_large: 'O montante máximo para {symbol} é {$limit}.',
  plan_limit_reached:
    'O seu plano permite {limit} operações reais por dia. O dia termina às 00:00 UTC.',
  deposit_first: 'Deposite primeiro: não há dinheiro na sua conta real com que negociar.',
  insufficient_balance: 'O seu saldo é {$available}, o que é menos do que este montante.',
  client_payout_limit:
    'As suas operações abertas em {symbol} podem pagar no máximo {$limit} em conjunto.',
  house_exposure_limit:
    'Não podemos aceitar mais operações em {symbol} que terminem a essa hora. Experimente ' +
    'outra duração.',

  identity_needed:
    'Envie primeiro um documento de identidade: as operações reais começam quando estiver ' +
    'aprovado. Levantar não espera por isso.',
  appropriateness_needed:
    'Responda primeiro às perguntas sobre negociar em real. Levantar não espera por isso.',
  appropriateness_waits: 'Pode responder de novo às perguntas a partir de {@until}.',
  appropriateness_passed: 'Já passou nas perguntas.',
  first_day_stake:
    'No seu primeiro dia a negociar em real uma operação é de {$limit} no máximo, até {@until}.',
  first_day_trades:
    'No seu primeiro dia a negociar em real pode fazer {limit} operações, até {@until}.',
  deposit_demo: 'Os depósitos vão só para a conta real.',
  token_scope: 'Este token não abre esta chamada: é preciso {scope}.',
  token_address: 'Este token não é aceite a partir do seu endereço.',
  tokens_full: 'Tem {limit} tokens. Revogue um primeiro.',
  webhooks_full: 'Tem {limit} webhooks. Remova um primeiro.',
  webhook_url_wrong:
    'Tem de ser um endereço que comece por https:// e a que qualquer pessoa possa chegar.',
  webhook_ended: 'Este webhook terminou. Crie um novo.',
  token_addresses_wrong: 'Um destes não é um endereço nem uma rede.',
  credits_closed: 'De momento não são vendidos créditos nesta instalação.',
  credits_no_pack: 'Não há nenhum pacote assim na lista de preços.',
  credits_price_changed: 'O preço mudou entretanto: agora é {$price}. Veja-o outra vez.',
  credits_need_profile: 'Complete primeiro o seu perfil: uma fatura leva o seu nome e o seu país.',
  credits_need_identity:
    'Envie primeiro um documento de identidade: os créditos podem ser comprados quando ' +
    'estiver aprovado.',
  credits_above_balance: 'O seu saldo real é {$live}; este pacote custa {$price}.',
  credits_needed: 'O negociador automático precisa de pelo menos um crédito. Tem {left}.',
  credits_not_returnable: 'Desta compra não há nada que possa ser devolvido.',
  credits_order_ended: 'Este depósito já comprou os seus créditos.',
  deposits_closed: 'Os depósitos não estão abertos nesta instalação.',
  deposit_needs_email: 'Confirme o seu e-mail antes de depositar.',
  deposit_not_offered: 'De momento não são oferecidos depósitos em {currency}.',
  deposit_too_small: 'O depósito mínimo é {$limit}.',
  deposit_too_large: 'O depósito máximo é {$limit}.',
  deposits_waiting:
    'Tem {limit} depósitos que esperam um pagamento. Pague ou desista de um primeiro.',
  quote_over: 'Este câmbio já não é mantido. Tome o novo.',
  quote_invalid: 'Este câmbio não é um dos nossos para este depósito.',
  address_integrity:
    'De momento o seu endereço de depósito não pode ser mostrado com segurança. Não envie ' +
    'nada para um endereço que tenha de antes; a nossa equipa está informada.',
  test_coins_amount: 'A torneira paga até dez moedas de cada vez.',
  deposit_ended: 'Este depósito já está {=status}.',
  deposit_under_way: 'O pagamento deste depósito já foi visto: já não se pode desistir dele.',
  charge_other: 'Esta cobrança já foi creditada a outro depósito.',
  cards_closed: 'De momento não são oferecidos depósitos com cartão.',
  card_fields_wrong: 'Preencha bem todos os campos.',
  card_token_invalid:
    'O que escreveu para o cartão é demasiado antigo ou já foi usado. Escreva-o outra vez.',
  cards_declined:
    'Vários pagamentos com cartão foram recusados. Tente depois de {@until}, ou deposite de ' +
    'outra forma.',
  card_number_sent:
    'Isto parece o número completo de um cartão de pagamento. Não aceitamos números de ' +
    'cartão: escreva-o apenas nos campos do fornecedor de cartões.',
  webhook_forged: 'Esta mensagem não é do fornecedor de cartões.',

  withdrawal_demo: 'Os levantamentos saem só da conta real.',
  withdrawal_above_balance: 'Não pode levantar mais do que o seu saldo disponível.',
  withdrawal_too_small:
    'O levantamento mínimo por este método é {$limit}; a sua comissão de {$fee} é descontada ' +
    'do montante.',
  withdrawal_too_large: 'O levantamento máximo é {$limit}.',
  withdrawal_day_limit:
    'Pode levantar {$limit} em 24 horas; restam {$left}. Com documentos de identidade ' +
    'aprovados são {$verified}.',
  withdrawals_held:
    'A sua palavra-passe, o seu e-mail ou o seu segundo fator foi mudado, ou um levantamento ' +
    'foi cancelado a partir do seu e-mail: os levantamentos voltam a ser possíveis depois de ' +
    '{@until}.',
  withdrawals_waiting: 'Tem {limit} levantamentos a caminho. Espere que um deles termine.',
  destinations_full: 'Um livro de endereços tem {limit} lugares.',
  step_up_required: 'Confirme que é você.',
  bank_fields_wrong: 'Preencha bem todos os campos.',
  wallet_wrong: '{=fault}',
  wallet_is_ours: 'Este é um endereço de depósito desta plataforma: o dinheiro não sairia.',
  withdrawal_method_closed: 'De momento não são oferecidos levantamentos em {=method}.',
  withdrawal_ended: 'Este levantamento já está {=status}.',

  plan_not_funded:
    'O plano {plan} pede {$funding} de depósitos menos levantamentos: faltam {$missing}. Por ' +
    'um plano nada é cobrado.',
  plan_chosen: 'Tem um plano: um mais alto tem de ser pedido.',
  plan_not_chosen: 'Ainda não tem nenhum plano: escolha um primeiro.',
  plan_not_higher: 'Só se pode pedir um plano mais alto do que o seu.',
  plan_request_open: 'Pediu o plano {plan}. Outro pedido tomaria o seu lugar.',
  plan_request_decided: 'Este pedido já está {=state}.',
  notice_fixed:
    'Do que é sobre o seu dinheiro, a sua identidade e quem pode entrar na sua conta é sempre ' +
    'avisado, também por e-mail.',
  push_service_unknown: 'Pelo serviço deste navegador não podem ser enviadas mensagens push.',
  push_devices_most:
    'As mensagens push chegam a {most} dispositivos no máximo. Remova um primeiro.',
  price_alerts_most: 'Podem esperar {most} alertas de preço ao mesmo tempo. Remova um primeiro.',
  price_alert_reached: 'O preço de {symbol} já é {price}.',
  unsubscribe_key_unknown: 'Esta ligação não para nenhum e-mail.',

  ...promotion.refusals,
  ...trader.refusals,
  ...tournament,
} as const satisfies Readonly<Record<ClientRefusalCode, string>>

export const successes = {
  signed_up: 'Veja a sua caixa de correio e confirme o seu e-mail.',
  profile_saved: 'O seu perfil está guardado.',
  document_sent: 'O seu documento de identidade foi enviado.',
  email_confirmed: 'O seu e-mail está confirmado.',
  email_confirmed_already: 'O seu e-mail já está confirmado.',
  link_sent: 'Enviámos-lhe uma ligação nova. Veja a sua caixa de correio.',
  reset_asked:
    'Se este endereço for o de uma conta, enviámos-lhe uma ligação. Veja a sua caixa de correio.',
  password_changed: 'A sua palavra-passe está mudada.',
  email_changed: 'O seu endereço de e-mail está mudado.',
  email_change_asked: 'Abra a ligação que enviámos para o endereço novo.',
  message_received: 'A sua mensagem foi recebida. Respondemos por e-mail.',
  transcript_sent: 'Enviámo-lo para a sua caixa de correio.',

  profile_updated: 'O seu perfil está atualizado.',
  picture_removed: 'A sua imagem foi removida.',
  identity_change_asked: 'Recebemos o seu pedido. Até ser decidido, conta o que se sabia antes.',
  identity_change_taken_back: 'Retirado. Nada mudou.',
  texts_accepted: 'Aceitou os textos.',
  demo_ready: 'A sua demo está pronta.',
  ats_settled: 'As suas definições de operações automáticas estão guardadas.',
  ats_on: 'As operações automáticas estão ligadas.',
  ats_off: 'As operações automáticas estão desligadas.',
  account_closed: 'A sua conta está fechada.',
  plan_set: 'O seu plano está escolhido. Nada foi cobrado.',
  plan_requested: 'O seu pedido foi enviado. A nossa equipa vai analisá-lo.',
  plan_request_taken_back: 'O seu pedido foi retirado.',

  authenticator_on: 'A sua app de autenticação está ligada.',
  authenticator_off: 'A sua app de autenticação está desligada.',
  authenticator_made: 'Agora adicione-a à sua app.',
  recovery_codes_made: 'Os seus códigos de recuperação novos.',
  passkey_added: 'A sua passkey foi adicionada.',
  passkey_renamed: 'A passkey tem o seu nome novo.',
  passkey_removed: 'A passkey foi removida.',
  session_ended: 'Essa sessão terminou.',
  sessions_ended: 'As outras sessões terminaram.',
  no_other_sessions: 'Não havia outras sessões.',
  device_forgotten: 'Esse navegador foi esquecido.',

  limit_set: 'O seu limite está posto.',
  limit_raise_waits: 'O seu limite muda dentro de 24 horas.',
  limit_stays: 'O seu limite fica como está.',
  reminder_set: 'O seu lembrete está posto.',
  reminder_off: 'O lembrete está desligado.',
  cool_off_started: 'A sua pausa breve começou.',
  questions_passed: 'Passou: pode negociar em real.',
  questions_failed: 'Desta vez não foi suficiente. Pode tentar de novo dentro de 24 horas.',
  self_excluded: 'Autoexcluiu-se.',

  deposit_asked:
    'O seu pedido de depósito foi recebido. É creditado quando o pagamento for confirmado.',
  card_deposit_asked: 'O seu pedido de depósito foi recebido.',
  deposit_given_up: 'Desistiu do depósito.',
  token_made: 'O seu token. É mostrado só esta vez.',
  token_revoked: 'Esse token está revogado.',
  webhook_made: 'O seu webhook. O seu segredo é mostrado só esta vez.',
  webhook_secret_made: 'O segredo novo. É mostrado só esta vez.',
  webhook_paused: 'Esse webhook está em pausa. O que entretanto acontecer espera.',
  webhook_resumed: 'Envia-se de novo para esse webhook.',
  webhook_removed: 'Esse webhook terminou.',
  webhook_tested: 'Há uma mensagem a caminho.',
  webhook_replayed: 'São enviadas outra vez.',
  tournament_joined: 'Está no torneio.',
  tournament_left: 'Saiu do torneio.',
  tournament_rebought: 'Tem de novo as fichas do início.',
  credits_bought: 'Os créditos são seus.',
  credits_ordered: 'O depósito compra os créditos quando for creditado.',
  credits_order_dropped: 'O depósito não compra créditos: o que vier fica no seu saldo.',
  promotion_granted: 'É seu. Abaixo está o que resulta disso.',
  grant_given_up: 'Abandonou-o. No seu próprio dinheiro nada mudou.',
  credits_given_back: 'Os créditos foram devolvidos; o dinheiro está no seu saldo.',
  test_coins_sent: 'As moedas de teste estão a caminho.',
  withdrawal_asked: 'O seu levantamento está registado; o dinheiro fica retido para ele.',
  withdrawal_cancelled: 'O seu levantamento está cancelado; o dinheiro está de volta.',
  withdrawal_stopped: 'O levantamento está cancelado; o dinheiro está de volta.',
  withdrawal_code_sent: 'Um código está a caminho da sua caixa de correio.',
  address_added: 'O endereço está no seu livro.',
  address_removed: 'O endereço foi removido.',

  ...trader.successes,
} as const satisfies Readonly<Record<SuccessCode, string>>

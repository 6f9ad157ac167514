// In Portuguese: signing up, signing in and confirming an address.

import type { Messages } from '#contract/shared/messages.ts'
import type { auth as english } from '../auth.ts'

export const auth: Messages<typeof english> = {
  signIn: 'Iniciar sessão',
  signInTitle: 'Já tenho conta',
  signUpTitle: 'Registar-se',
  ways: 'Iniciar sessão ou registar-se',
  email: 'Endereço de e-mail',
  password: 'Palavra-passe',
  confirmPassword: 'Repita a palavra-passe',
  firstname: 'Nome próprio',
  lastname: 'Apelido',
  phone: 'Telefone',
  optional: 'opcional',
  referral: 'Código de recomendação',
  remember: 'Lembrar-me durante 30 dias neste dispositivo',
  forgot: 'Esqueceu-se da palavra-passe?',
  signedOutHere:
    'A sua sessão foi terminada noutro separador deste navegador, ou o navegador largou-a. ' +
    'Inicie sessão outra vez.',
  noAccount: 'Ainda não tem conta?',
  haveAccount: 'Já tem conta?',
  create: 'Criar conta',
  working: 'Um momento',
  withPasskey: 'Iniciar sessão com uma passkey',
  secondTitle: 'Mais um passo',
  secondText: 'A sua palavra-passe está certa. Mostre que é você.',
  usePasskey: 'Usar uma passkey',
  code: 'Código',
  recoveryCode: 'Código de recuperação',
  codeHint: 'Os seis algarismos da sua app de autenticação, ou um dos seus códigos de recuperação.',
  startAgain: 'Começar de novo',
  terms: 'Aceito os ',
  termsLink: 'termos e condições',
  privacyLink: 'a política de privacidade',
  and: ' e o ',
  riskLink: 'aviso de riscos',
  termsNeeded: 'Aceite os termos e condições, a política de privacidade e o aviso de riscos.',
  checkMail: 'Veja a sua caixa de correio e confirme o seu e-mail.',
  passwordHint: 'Pelo menos 8 caracteres. Algumas palavras fazem uma boa.',
  demoNote: 'A sua demo tem 10.000 dólares virtuais durante 21 dias.',
  back: 'Voltar à página inicial',
  confirmTitle: 'Confirme o seu e-mail',
  confirmText: 'Carregue no botão para confirmar que este endereço é seu.',
  confirm: 'Confirmar o e-mail',
  confirmed: 'O seu e-mail está confirmado.',
  goOn: 'Continuar para a negociação',
  deadLink:
    'As ligações dos e-mails valem um dia e uma só vez, e uma mais nova anula as anteriores. ' +
    'Podemos enviar outra para o mesmo endereço.',
  newLink: 'Enviar uma ligação nova',
  help: 'Contacte-nos',
  forgotTitle: 'Palavra-passe esquecida',
  forgotText:
    'Escreva o e-mail da sua conta. Enviamos para lá uma ligação que lhe permite escolher ' +
    'uma palavra-passe nova.',
  sendLink: 'Enviar a ligação',
  backToSignIn: 'Voltar a iniciar sessão',
  resetTitle: 'Palavra-passe nova',
  resetText:
    'Escolha uma palavra-passe nova. A sessão será terminada em todos os lados onde a tem ' +
    'iniciada.',
  reset: 'Definir a palavra-passe nova',
  deadReset:
    'As ligações para uma palavra-passe nova valem uma hora e uma só vez, e uma mais nova ' +
    'anula as anteriores.',
  askAgain: 'Pedir uma ligação nova',
  newEmailTitle: 'Mude o seu e-mail',
  newEmailText: 'Carregue no botão para que este seja o endereço da sua conta.',
  newEmail: 'Usar este endereço',
}

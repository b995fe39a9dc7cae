export const signInLabels = {
  title: 'Acesse sua conta',
  explanation: 'Use o e-mail e a senha do seu cadastro.',
  succeeded: { title: 'Login realizado com sucesso', message: 'Redirecionando...' },
  failed: 'Erro no login',
  checkCredentials: 'Verifique suas credenciais e tente novamente.',
  invalidEmail: 'Email inválido',
  shortPassword: 'Senha deve ter pelo menos 6 caracteres',
};

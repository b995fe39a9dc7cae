/**
 * What people choose first, without the digits and signs they put around it: `senha` stands for
 * `Senha123` and `s3nh@!` too. Lower case, no accents.
 */
const WORDS = `
senha minhasenha senhasenha mudar mudarsenha trocar trocarsenha novasenha senhanova segredo secreto
acesso acessar entrar login usuario administrador gerente cliente convidado teste testando padrao
sistema internet computador celular telefone whatsapp instagram facebook google youtube hotmail gmail
outlook yahoo windows android samsung iphone apple motorola xiaomi playstation minecraft freefire
password passw passwd pass passord letmein welcome welc access admin root master user guest test
testing default changeme secret hello helloworld iloveyou loveme lovely love sunshine princess
superman batman spiderman pokemon naruto dragon shadow monkey football baseball basketball soccer
hockey killer ninja jordan michael jennifer jessica ashley daniel charlie hunter ranger thomas
robert matthew andrew joshua george starwars trustno whatever freedom summer winter flower cheese
computer cookie pepper ginger maggie buster tigger banana orange purple silver golden diamond
brasil brazil brasileiro brasileira bahia saopaulo riodejaneiro curitiba fortaleza recife salvador
manaus goiania brasilia flamengo corinthians corintians palmeiras saopaulofc santos vasco vascodagama
gremio internacional cruzeiro atletico galo fluminense botafogo ceara sport vitoria mengao timao
verdao tricolor selecao neymar pele ronaldo ronaldinho romario messi futebol campeao campea
deus jesus jesuscristo deusefiel deuseamor deusefiel fe senhor nossasenhora maria aparecida igreja
amem gloria bencao abencoada milagre esperanca paz amor amoreterno amorzinho teamo euteamo meuamor
amominhafamilia familia minhafamilia mamae papai mae pai filho filha meufilho minhafilha minhavida
vida vidaloka felicidade feliz saudade coracao princesa principe gatinha gatinho gata gato linda
lindo lindinha bebe boneca estrela anjo anjinho sol lua flor rosa borboleta cachorro cavalo tigre
leao aguia lobo dragao chocolate morango melancia pipoca batata coxinha cerveja cachaca churrasco
carnaval samba forro sertanejo pagode funk rocknroll musica violao guitarra dinheiro trabalho escola
professor professora medico doutor doutora advogado engenheiro
salao salaodebeleza beleza cabelo cabelos cabeleireiro cabeleireira barbearia barbeiro barba unhas
manicure maquiagem estetica clinica dentista studio estudio agenda agendamento horario horamarcada
janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda
terca quarta quinta sexta sabado domingo verao inverno primavera outono
adriana adriano alessandra alexandre alice aline amanda ana andre andreia angela antonio arthur
augusto beatriz bernardo bianca bruna bruno caio camila carla carlos carolina cecilia claudia
cristiane cristina daniela danielle davi debora diego douglas edson eduarda eduardo elaine emanuel
enzo fabiana fabio felipe fernanda fernando flavia francisca francisco gabriel gabriela giovanna
guilherme gustavo heitor helena henrique isabela isabella joana joao jorge jose juliana julia julio
karina katia larissa laura leandro leonardo leticia lorena lucas luciana lucia luiz luiza luis
manuela marcela marcelo marcia marcio marcos mariana marina mateus matheus mauricio miguel monica
natalia nathalia nicolas patricia paula paulo pedro priscila rafael rafaela raquel regina renata
renato ricardo roberta roberto rodrigo rosana samuel sandra sara sergio silvia simone sofia sonia
sophia tatiana thais thiago tiago valentina valeria vanessa vera vinicius vitor vitoria viviane
wagner yasmin
qwerty qwertyui qwertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qwer
qwert qazwsx qazwsxedc wsxedc azerty qweasd qweasdzxc abcd abcdef abcdefg abcdefgh abc aaa xxx
`;

/** Built when somebody chooses a password, not when the screen opens. */
let words: ReadonlySet<string> | undefined;

export function isCommonWord(word: string): boolean {
  words ??= new Set(WORDS.split(/\s+/).filter(Boolean));
  return words.has(word);
}

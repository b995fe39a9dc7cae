/** Common names of Brazil. Put together by chance, they are nobody in particular. */
export const WOMEN: readonly string[] = wordsOf(`
  Maria Ana Adriana Alessandra Aline Amanda Andréa Ângela Antônia Aparecida Beatriz
  Bianca Bruna Camila Carla Carolina Cássia Cecília Célia Clara Cláudia Conceição
  Cristiane Daniela Débora Denise Elaine Eliane Érica Ester Fabiana Fátima Fernanda
  Flávia Francisca Gabriela Giovana Helena Heloísa Inês Ingrid Iracema Isabela Ísis Ivone
  Janaína Jéssica Joana Josefa Júlia Juliana Karina Kátia Laís Larissa Letícia Lívia
  Lorena Luana Lúcia Luciana Luíza Luzia Márcia Mariana Marília Marlene Marta Mayara
  Mirela Mônica Natália Neuza Olívia Patrícia Paula Priscila Raimunda Raquel Rebeca
  Regina Renata Roberta Rosângela Sabrina Sandra Sebastiana Sílvia Simone Sofia Sônia
  Sueli Tainá Tânia Tatiane Teresa Thaís Valentina Valéria Vanessa Vera Verônica Vitória
  Viviane Yasmin Zélia
`);

export const MEN: readonly string[] = wordsOf(`
  Adriano Alan Alexandre Anderson André Antônio Artur Augusto Benedito Bernardo Breno
  Bruno Caio Carlos Cauã César Cícero Cláudio Daniel Danilo Davi Diego Diogo Douglas
  Edson Eduardo Elias Emanuel Enzo Fábio Felipe Fernando Flávio Francisco Gabriel Geraldo
  Gilberto Guilherme Gustavo Heitor Henrique Hugo Igor Ivan Jair João Joaquim Jonas Jorge
  José Josué Júlio Leandro Leonardo Lucas Luís Manoel Marcelo Márcio Marcos Mário Mateus
  Maurício Miguel Murilo Nelson Otávio Paulo Pedro Rafael Raimundo Renato Ricardo Roberto
  Rodrigo Rogério Ronaldo Samuel Sebastião Sérgio Sidnei Thiago Tomás Valdir Vicente
  Vinícius Wagner Wellington William
`);

export const SURNAMES: readonly string[] = wordsOf(`
  Abreu Aguiar Albuquerque Almeida Alves Amaral Amorim Andrade Antunes Araújo Assis
  Assunção Azevedo Barbosa Barreto Barros Bastos Batista Bezerra Borges Braga Brandão
  Brito Bueno Cabral Caldas Camargo Campos Cardoso Carneiro Carvalho Castro Cavalcante
  Chagas Coelho Conceição Cordeiro Corrêa Costa Coutinho Couto Cunha Damasceno Dantas
  Dias Diniz Duarte Esteves Evangelista Farias Feitosa Fernandes Ferraz Ferreira Figueira
  Fonseca Fontes França Franco Freire Freitas Furtado Galvão Garcia Gomes Gonçalves
  Guedes Guerra Guimarães Jardim Lacerda Leal Leão Leite Lemos Lima Linhares Lobato Lopes
  Macedo Machado Magalhães Maia Marinho Marques Martins Matos Medeiros Meireles Melo
  Mendes Menezes Mesquita Miranda Monteiro Morais Moreira Mota Moura Muniz Nascimento
  Negrão Neves Nóbrega Nogueira Nunes Oliveira Pacheco Padilha Paes Paiva Parente Passos
  Peixoto Pereira Pessoa Pimentel Pinheiro Pires Pontes Queiroz Ramos Rangel Reis Rezende
  Ribeiro Rocha Rodrigues Sá Sales Sampaio Santana Santiago Santos Saraiva Seixas Serra
  Silva Silveira Simões Siqueira Soares Sousa Tavares Teixeira Teles Torres Trindade
  Uchôa Valente Vargas Vasconcelos Vaz Veloso Viana Vidal Vieira Vilela Xavier Yamamoto
  Zanetti D’Ávila Sant’Anna Tanaka Bianchi Rossi Schmidt Haddad Nakamura
`);

/** As a last name, in about one name of five. */
export const SURNAMES_WITH_PARTICLE: readonly string[] = [
  ...['da Conceição', 'da Costa', 'da Cunha', 'da Luz', 'da Rocha', 'da Silva', 'de Almeida'],
  ...['de Araújo', 'de Carvalho', 'de Castro', 'de Freitas', 'de Jesus', 'de Oliveira'],
  ...['de Souza', 'do Carmo', 'do Nascimento', 'do Rosário', 'dos Anjos', 'dos Reis', 'dos Santos'],
];

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

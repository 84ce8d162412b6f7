import { foldText } from '../../shared/text.js';

/** Common given names of many languages. */
const NAMES = `
  Aart Abdullah Abhishek Abigail Achim Adam Adebayo Adéla Adem Aditi Aditya Adrian Adriana Adrien Afonso Agata Agnès Agnieszka Agus Ahmed
  Ahmet Aidan Aiko Aino Aisha Ajay Akash Akira Ákos Aksel Akua Alain Albert Alberto Albrecht Aldo Alejandro Aleksandar Aleksander
  Aleksandra Aleksei Aleksey Aleksi Alena Alenka Aleš Alessandra Alessandro Alessia Alessio Alexander Alexandre Alexandros Alexandru
  Alexei Alexey Alfonso Alfred Alfredo Ali Alice Alicia Alin Alina Alison Alois Alonso Alper Álvaro Alžbeta Ama Amanda Amara Amelia Amélie
  Américo Amina Amir Amit Amrita Amy Ana Anabela Anaïs Anand Anastasia Anatoly Anca Anđela Anders André Andrea Andreas Andreea Andrei
  Andrej Andrés Andrew Andrzej Aneta Anette Anežka Ángel Angela Anh Anikó Anil Anita Anja Anjali Anke Ankit Ann Anna Annalisa Anne Anneke
  Anneli Annemarie Annette Annie Anniina Annika Ante Antero Anthony Antje Antoine Anton Antonella Antonia Antonietta Antonín Antonio
  Antonis Antti Antun Anwar Anže Aoife Apostolos Arda Arend Ari Arianna Arja Arjan Arjun Arkadiusz Armando Armin Armindo Arnaud Arne Arno
  Arthur Arto Artur Arturo Arun Arvid Arzu Åsa Asbjørn Åse Asha Ashok Aslı Astrid Asuman Attila Audrey Augusto Aurélie Aurélien Aurelio
  Aurora Ava Axel Ayfer Aylin Aynur Ayodele Ayşe Aysel Ayten Aziz Aziza Bahar Balázs Balint Banu Baptiste Baran Barbara Barış Bart
  Bartłomiej Bartosz Bas Başak Bastian Bastien Bayram Beata Beate Beatrice Beatriz Begoña Bekir Béla Belgin Bence Benedetta Benjamin Benny
  Benoît Bente Berk Berkay Bernard Bernardo Bernd Bernhard Bertrand Beth Bettina Betty Betül Bharat Bilal Bilge Birgit Birgitta Birol
  Birte Bjarne Björn Blanca Blanka Blaž Bo Bogdan Boglárka Bogusław Bohumil Bojan Bojana Bora Boris Börje Borut Bożena Božidar Bradley
  Bram Brandon Branislav Branka Branko Brenda Brendan Brian Brigid Brigitte Britt Bruce Bruna Bruno Budi Buğra Bülent Burak Burcu Burkhard
  Büşra Caetano Çağlar Caitlin Călin Callum Camelia Cameron Camille Canan Caner Carina Carl Carla Carlo Carlos Carmen Carol Carolina
  Caroline Carsten Cătălin Catalina Catarina Caterina Catherine Cécile Cecilia Célia Céline Cem Cemal Cemil Cengiz César Chantal Charles
  Charlie Charlotte Chiara Chidi Chinedu Chioma Chloe Christelle Christer Christian Christine Christoph Christophe Christopher Christos
  Cian Ciara Çiğdem Cihan Ciprian Claire Clara Clare Claude Claudia Claudio Claudiu Claus Clemens Clément Coen Colin Colm Conceição
  Concepción Connor Conor Constantin Consuelo Corina Corinne Cormac Corné Cornel Cornelia Cornelis Corrado Cosmin Costel Craig Crina
  Cristi Cristian Cristina Cristóbal Csaba Cüneyt Cyril Czesław Daan Dagmar Daiki Dalibor Damian Damien Damir Damjan Dana Daniel Daniela
  Daniele Danielle Danijel Danuta Darina Dario Dariusz Darko David Davide Davor Dawid Dean Debora Deborah Declan Deepa Deepak Dejan
  Delphine Dénes Denis Denisa Denise Deniz Dennis Derek Dermot Derya Despina Detlef Dewi Dezső Diana Didem Didier Diederik Diego Dieter
  Dietmar Dilek Dimitrios Dimitris Dinesh Diogo Dirk Divya Dmitri Dmitry Doina Dolores Domagoj Domenico Dominic Dominique Donald Donatella
  Donato Donna Dóra Dorin Dorota Dorothy Douglas Dragan Dragana Dragoș Dražen Duarte Dubravka Dumitru Dunja Dursun Dušan Dylan Eamon Ebba
  Eberhard Ebru Ece Eckhard Eda Edit Edoardo Édouard Edson Eduardo Edward Edwin Edyta Eelco Eero Eeva Egon Eija Eila Einar Ekaterina Eko
  Eleanor Elena Eleni Elias Elif Elin Elina Elisa Elisabeth Elisabetta Élise Eliška Elizabeth Elke Ella Ellen Ellie Elliot Élodie Els Elsa
  Elżbieta Emanuela Emanuele Emeka Emel Emese Emi Emil Emilia Emilio Emily Emine Emma Emmanuel Emmi Emrah Emre Ender Endre Engin Enrico
  Enrique Enzo Eoin Erdal Erdem Erdoğan Eren Ergin Erhan Eric Erich Erik Erika Erin Erkan Erkki Ernesto Ernő Ernst Erol Ersin Ertuğrul
  Erwin Erzsébet Esa Esben Esin Eskil Esmée Espen Esra Esteban Esther Eszter Ethan Étienne Ettore Eugen Eugenia Eusebio Eva Evan Evangelos
  Evelyn Evert Ewa Ewelina Eylem Ezgi Ezio Fabian Fabiana Fabien Fábio Fabrice Fabrizio Fadime Faisal Farid Farida Faruk Fatih Fátima
  Fatma Federica Federico Felipe Felix Femke Ferenc Fergus Ferhat Feride Fernanda Fernando Feyza Fikret Filip Filipa Filipe Filippo Filiz
  Finn Fiona Flavia Flávio Flemming Fleur Floor Florence Florent Florentina Florian Florin Folake Franc Frances Francesca Francesco
  Francis Francisca Francisco Franco François Françoise Frank Frans František Franz Franziska Frédéric Frederick Frederik Fredrik Freya
  Frida Friedrich Fritz Funda Furkan Gábor Gabriel Gabriela Gabriele Gabriella Gaëlle Gaetano Galina Gamze Ganesh Gareth Gary Gašper
  Gaurav Gauthier Gavin Geert Geeta Gemma Geneviève Genowefa Geoffrey Georg George Georges Georgia Georgios Gerald Gerard Gerardo Gerd
  Gergely Gergő Gerhard Gernot Gerrit Gertrud Géza Gheorghe Giacomo Giada Gianluca Gianni Giannis Gijs Gilles Gillian Giorgia Giorgio
  Giorgos Giovanna Giovanni Gisela Giulia Giuliana Giuliano Giulio Giuseppe Giuseppina Gizem Gloria Gökçe Gökhan Gonçalo Gönül Gonzalo
  Gopal Goran Gordana Gösta Gottfried Graça Grace Graciela Graham Graziella Grażyna Greet Gregor Gregory Greta Grigore Grzegorz Guadalupe
  Gudrun Guido Guillaume Guillermo Gül Gülay Gülcan Güler Gülşen Güneş Gunilla Gunnar Günter Günther Gürkan Gustav Gustavo Guy György
  Gyula Habib Håkan Halil Halime Halina Haluk Hamid Hamza Hana Handan Hanna Hannah Hanne Hanneke Hannele Hannu Hans Harald Hari Harish
  Harold Harpreet Harri Harriet Harrison Harry Hartmut Haruka Haruki Harun Hasan Hassan Hatice Hayriye Hazel Heather Héctor Hege Heidi
  Heike Heikki Heiko Heiner Heinrich Heinz Helen Helena Hélène Helga Heli Helle Helmut Hendra Hendrik Henk Henna Henning Henri Henrik
  Henrique Henry Henryk Herbert Hermann Hernán Hervé Hessel Hilal Hilde Hildegard Hilkka Hiroko Hiroshi Holger Holly Horia Horst Howard
  Hrvoje Hubert Hugh Hugo Hugues Hülya Hung Huong Hüseyin Hussein Ian Ibolya İbrahim Ifeoma Iga Ignacio Igor Iida Ilaria Ildikó Ileana
  İlhan Ilias Ilie İlker Ilkka İlknur Ilona Ilse Imre Iñaki Indira Indra Ines Inga Inge Ingeborg Inger Ingo Ingrid Ingvar Ingvild Inkeri
  Ioan Ioana Ioanna Ioannis Ion Ionel Ionuț İpek İrem Irena Irene Irina Isaac Isabel Isabella Isabelle Isidro Isla İsmail İsmet István
  Iulia Iulian Iva Iván Ivana Ivar Ivica Ivo Iwona Izabela Jaakko Jaap Jacek Jack Jacob Jacqueline Jacques Jadranka Jadwiga Jaime Jake
  Jakob Jakub Jamal James Jamie Jamila Jan Jana Jane Janet Janez Jani Janice Janina Janne Janneke János Janusz Jari Jarmo Jaromír Jaroslav
  Jaroslava Jarosław Jasmine Jasna Jason Javier Jean Jeffrey Jelena Jelle Jennifer Jenő Jens Jeppe Jeremy Jernej Jeroen Jérôme Jerzy
  Jesper Jesse Jessica Jesús Jill Jindřich Jiří Jiřina Jitka Joachim Joan Joana Joanna Joanne João Joaquim Joaquín Jochen Joel Joëlle
  Johan Johann Johanna Johannes John Joke Jolanta Jon Jonas Jonathan Joop Joost Jordan Jörg Jorge Jørgen Joris Jorma Jos José Josef Josefa
  Josefin Joseph Joshua Josip Josipa Jouni Jože Józef József Juan Juana Judit Judith Juha Juhani Jukka Julia Julián Julianna Julie Julien
  Juliette Julio Juraj Jure Jürgen Jussi Justin Justyna Jutta Jyoti Kaan Kaare Kaarina Kacper Kadir Kai Kaija Kaisa Kalevi Kalle Kálmán
  Kamil Kamila Kaori Karan Karel Karen Kari Karim Karin Karine Karl Karla Karol Karolina Károly Karsten Kaspar Katalin Katarína Katarzyna
  Kate Kateřina Katharina Katherine Kathleen Kati Katja Katri Katrin Kavita Kazimierz Kazuo Kees Keiko Keith Kelly Kemal Kenan Kenji
  Kenneth Kent Kenta Kerem Kerstin Kevin Khadija Khaled Khalid Kieran Kimberly Kinga Kiran Kirsi Kirsten Kishore Kjell Klaas Klara Klaus
  Klemen Knud Knut Koen Kofi Konrad Konstantin Konstantinos Koray Kostas Krešimir Krishna Kristian Kristiina Kristijan Kristin Kristina
  Kristoffer Kristýna Krisztián Krisztina Krunoslav Krystyna Krzysztof Ksenia Kübra Kumar Kurt Květa Kwame Kyle Kyriakos Ladislav Laila
  Lajos Lakshmi Lalit Lan Lars Lasse László Laura Lauren Laurence Laurent Laurențiu Lauri Lavinia Lawrence Layla Lea Leah Leena Lefteris
  Leif Lena Lenka Lennart Léo Leon Leonard Leonardo Leopold Lerato Lesley Leszek Letícia Levent Levente Lewis Leyla Liam Libor Libuše
  Lidija Lieke Lies Lieve Liisa Lily Linda Lindiwe Linh Linnea Lisa Liv Livia Liviu Ljiljana Loes Logan Loïc Lois Lóránt Loredana Lorella
  Lorena Lorenz Lorenzo Lorraine Lothar Lotte Louis Louise Lourdes Lourenço Ľubica Ľubomír Luboš Luc Luca Lucas Lucía Lucian Luciana
  Luciano Lucie Lucy Lucyna Luděk Ludmila Ludovic Ludwig Luigi Luis Luisa Luiz Luiza Luka Lukas Łukasz Luke Luminița Lutz Lydia Lynn
  Lyudmila Maaike Maarit Maarten Maciej Madalena Madeleine Madhu Mads Maeve Mafalda Magdalena Magdolna Magnus Mahesh Mahmoud Mahmut Maija
  Maja Majda Makoto Malcolm Małgorzata Malin Manfred Manish Manoj Manolis Manon Manuel Manuela Marc Marcel Marcela Marcella Marcelle
  Marcello Marcelo Marcin Márcio Marco Marcos Marcus Marek Margaret Margareta Margarida Margarita Margit Margrethe Marguerite Maria Mariam
  Marián Mariana Mariangela Mariann Mariano Marie Marieke Marija Marijan Marijke Mariko Marin Marina Mario Mariola Marion Marisa Marisol
  Marit Marius Mariusz Marja Marjan Marjatta Marjo Mark Markéta Markku Marko Markus Marleen Marlene Marta Martha Martijn Martin Martina
  Márton Martti Mary Maryam Marzena Masao Mason Massimiliano Massimo Matěj Mateus Mateusz Mathias Mathieu Mathilde Mathis Matija Matilde
  Matjaž Mats Matteo Matthew Matthias Matthijs Matti Mattia Mátyás Maureen Maurice Maurizio Mauro Max Maxime Maximilian Mayumi Meena Meera
  Megan Mehmet Meike Melanie Melek Melike Melis Melissa Meltem Mercedes Merete Merja Mert Merve Mervi Meryem Mesut Metin Mette Mia Michael
  Michaela Michał Michalis Michel Michela Michèle Michelle Michiko Mieczysław Mieke Miguel Miha Mihaela Mihai Mihály Mihovil Mika Mikael
  Mikhail Mikkel Mikko Miklós Mikołaj Milada Milan Mile Milena Milica Milorad Miloš Miloslav Miluše Mine Minh Minna Miodrag Mira Mircea
  Mireille Mirela Mirella Miriam Mirja Mirjana Mirko Miroslav Miroslava Mirosław Mladen Mogens Mohamed Mohammad Mohammed Mohan Mohit Mojca
  Mojmír Molly Monica Monika Monique Montserrat Moritz Morten Muhammad Mukesh Murat Murielle Musa Mustafa Mustapha Nabil Naďa Nadezhda
  Nadia Nadine Nalan Nándor Nanna Naoki Naomi Naresh Nasser Natalia Natalie Natalya Nataša Nathalie Nathan Nazan Nazlı Nebojša Necati Neha
  Neil Nejc Nele Nenad Nermin Neşe Neslihan Neven Nevenka Ngozi Nguyen Niamh Nicholas Nicola Nicolae Nicolas Nicole Nicoleta Nicoletta
  Niels Nienke Nigel Nihat Niina Nika Nikhil Nikita Niklas Niko Nikola Nikolai Nikolaos Nikolett Nikolina Nikos Nilay Nilgün Nils Nina
  Nisha Nitin Nkosi Noah Noémi Noémie Nomsa Noor Norbert Noriko Nuno Nur Nuray Nurcan Nuri Nuria Oana Octavian Odile Oisin Okan Oksana
  Oktay Ola Olaf Olav Olcay Oldřich Ole Oleg Olena Olga Oliver Olivia Olivier Oliwia Olli Olof Olumide Oluwaseun Omar Ömer Önder Ondřej
  Onur Orhan Orla Ornella Orsolya Orvokki Oscar Oskar Osman Otávio Oto Otto Outi Ovidiu Owen Øystein Ozan Özcan Özge Özgür Özlem Paavo
  Pablo Padraig Päivi Pál Palle Paloma Pamela Panagiotis Pankaj Paola Paolo Pär Pascal Pascale Pasi Pasquale Patrice Patricia Patrick
  Patrik Patrizia Patryk Paul Paula Pauline Paulo Pavel Pavla Pavlos Pavol Paweł Peder Pedro Pekka Pelin Penelope Pentti Pernille Pertti
  Perttu Petar Peter Petr Petra Petri Petros Petru Philip Philipp Philippe Phoebe Phuong Piero Pierre Piet Pieter Pietro Pilar Pim Piotr
  Pirjo Pirkko Piroska Pınar Polona Pooja Poppy Poul Pradeep Prakash Pramod Prasad Prashant Pratap Praveen Preben Predrag Primož Priya
  Priyanka Przemysław Putri Quentin Rachel Rachid Rade Radek Radim Radka Radmila Radomír Radosław Radovan Radu Rafael Rafał Raffaele
  Raffaella Ragnar Rahul Raija Raimo Rainer Raj Rajesh Rajiv Rakesh Ralf Raluca Ram Ramazan Ramesh Ramón Rania Ranko Raphaël Raquel Rashid
  Rasmus Ratko Raúl Ravi Raymond Răzvan Rebecca Recep Regina Régis Reijo Reinhard Reinhold Reinier Réka Rekha Remco Rémi Remus Renata
  Renate Renato Renaud René Rens Reyhan Ricardo Riccardo Richard Riet Riikka Riitta Rik Rikke Risto Ritu Ritva Rizky Rıza Rob Robert
  Roberta Roberto Robin Rocco Rocío Rodica Rodrigo Roel Roger Rogério Rohan Rohit Roisin Rok Roland Rolf Romain Roman Romana Romano Ronald
  Ronan Roos Rosa Rosanna Rosario Rose Rosemarie Rossella Rostislav Roxana Roy Rozália Rubén Ruby Rudi Rüdiger Rudolf Rui Rune Russell
  Ruth Ruud Ruxandra Růžena Ryan Ryszard Saad Saana Saara Sabina Sabine Sabri Sachin Şahin Said Salih Salim Sally Salma Salomé Salvador
  Salvatore Samantha Sami Samir Samira Samuel Samuele Sandeep Sander Sándor Sandra Sandrine Sandro Sanja Sanjay Sanna Sanne Santiago
  Santosh Saoirse Sara Sarah Sari Šárka Saša Sascha Saskia Satish Satoshi Satu Savita Scott Seamus Sean Sebastian Sébastien Seda Sedat
  Seema Seija Selçuk Selim Selin Selma Semih Semra Senka Seppo Serap Serdar Serena Serge Sergei Sergey Sergio Serhat Serkan Serpil Sevda
  Séverine Sevgi Sevim Şeyma Sezgin Shankar Shanti Sharon Sheila Shinji Shirley Shreya Shyam Sibel Sietske Signe Sigrid Sigurd Silke
  Silvano Silvia Silvie Silvio Silviu Simon Simona Simone Sinan Sinead Sini Siniša Siobhan Sipho Siri Sirpa Siti Sjoerd Slavica Slavko
  Sławomir Slobodan Sneha Snežana Snježana Sofía Sofie Solange Soledad Soňa Songül Sonja Sophia Sophie Søren Sorin Špela Spyros Sri
  Srinivas Ståle Stanislav Stanisław Stanley Stavros Stefan Stefania Stefanie Stefano Steffen Stelios Štěpán Štěpánka Stéphane Stephanie
  Stephen Steven Stig Stijn Stine Stipe Stjepan Stuart Suat Sudhir Şükrü Şule Süleyman Sune Sunil Sunita Suresh Susan Susana Susanna
  Susanne Suvi Suzana Suzanne Svein Sven Svenja Svetlana Swantje Swati Sylvain Sylvia Sylvie Sylwia Szabolcs Szilárd Szilvia Szymon Tadej
  Tadeusz Taina Takashi Takeshi Tamás Tamer Taner Tânia Tanja Tapani Tapio Tara Taras Tariq Tarık Tarja Tatiana Tatyana Teemu Telmo Teodor
  Teppo Terence Teresa Tereza Terézia Terhi Terje Tero Teun Thabo Thanasis Thandi Thanh Thao Themba Theo Theodore Theodoros Theresa
  Thibaut Thierry Thijs Thomas Thor Thorsten Thuy Tiago Tibor Tihana Tihomir Tiina Tijn Tijs Tímea Timo Timothy Tineke Tiziana Tiziano
  Tjaša Tobias Toby Tolga Tom Tomás Tomasz Tomislav Tommaso Tomo Tomoko Tone Toni Topi Tor Torben Tord Torsten Tove Tracy Trang Trevor
  Trijntje Trine Tristan Tuan Tuba Tudor Tuğba Tuğçe Tuija Tülay Tülin Tuncay Tünde Tuomas Turgut Türkan Tuula Tuva Tyler Uday Udo Ufuk
  Ugo Uğur Ulf Ülkü Ulla Ulrich Ulrika Ulrike Uma Umberto Ümit Uroš Urška Ursula Urszula Usha Usman Ute Uwe Václav Vadim Valentin
  Valentina Valeria Valerie Valerio Vandana Vanessa Vangelis Varun Vasco Vasile Vasily Vassilis Vedran Veikko Veli Vendula Vera Verena
  Veronica Veronika Véronique Vesa Vesna Vibeke Vicente Victor Victoria Vidar Viera Viggo Vijay Vikas Vikram Viktor Viktória Ville Vilmos
  Vinay Vince Vincent Vincenzo Vinko Vinod Viorel Viorica Virgil Virginia Virginie Virpi Vishal Vít Vitaly Vito Vítor Vittorio Vivek
  Vivian Vivien Vjekoslav Vlad Vladimír Vladimíra Vlasta Vlastimil Vojtěch Volkan Volker Volodymyr Vratislav Vuk Wacław Wagner Wahyu
  Waldemar Walid Walter Wanda Wangari Wanjiru Wayan Wayne Wendy Werner Wiesław Wiktoria Wilfried Wilhelm Willi William Wim Władysław
  Wojciech Wolfgang Wolfram Wouter Xavier Ximena Yakup Yann Yannick Yannis Yanti Yaşar Yasemin Yash Yasin Yasmin Yavuz Yeliz Yiannis Yiğit
  Yıldız Yılmaz Yoko Yolanda Yoshiko Youssef Yuki Yulia Yumi Yunus Yuri Yusuf Yves Yvette Yvonne Zafer Zaid Zainab Zanele Žaneta Zbigniew
  Zbyněk Zdeněk Zdeňka Zdenko Zdzisław Zehra Željka Željko Zenon Zerrin Zeynep Žiga Zita Živko Zlatko Zodwa Zoe Zofia Zoltán Zoran Zorica
  Zrinka Zsófia Zsolt Zsuzsanna Zuzana Zuzanna Zvonimir Αθανάσιος Αικατερίνη Αλέξανδρος Αναστασία Αναστάσιος Ανδρέας Άννα Αντώνης Αντώνιος
  Απόστολος Αριστείδης Βαγγέλης Βασίλειος Βασίλης Βασιλική Γεωργία Γεώργιος Γιάννης Γιώργος Γρηγόρης Δέσποινα Δημήτρης Δημήτριος Διονύσης
  Ειρήνη Ελένη Ελευθερία Εμμανουήλ Ευαγγελία Ευάγγελος Ευγενία Ζωή Ηλίας Θανάσης Θεόδωρος Θωμάς Ιωάννα Ιωάννης Κατερίνα Κωνσταντίνα
  Κωνσταντίνος Κώστας Λάμπρος Λεωνίδας Μανώλης Μαρία Μαρίνα Μάριος Μιχαήλ Μιχάλης Νικόλαος Νικολέτα Νίκος Ξένια Όλγα Παναγιώτα Παναγιώτης
  Παρασκευή Παύλος Πέτρος Σοφία Σπυρίδων Σπύρος Σταύρος Στέλιος Στέφανος Σωτήρης Τάσος Φίλιππος Φώτης Χρήστος Χριστίνα Χρυσούλα
`;

const GIVEN_NAMES: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/).map(foldText));
const MIN_WORDS = 2;
const MAX_WORDS = 5;

/**
 * Whether words read like a person's name: two to five of them, one of which is a common given name. Surnames may come first ("VERNE Jules"),
 * and hyphens may join given names ("Anne-Marie").
 */
export function hasGivenName(name: string): boolean {
  const words = name.split(/\s+/);
  if (words.length < MIN_WORDS || words.length > MAX_WORDS) return false;
  return words.some((word) => GIVEN_NAMES.has(foldText(word.split('-')[0] ?? '').replace(/[.,]$/, '')));
}

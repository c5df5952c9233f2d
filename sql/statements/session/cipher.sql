-- What the server says that this session is encrypted with. One row; an empty value: nothing.
SHOW SESSION STATUS LIKE 'Ssl_cipher'

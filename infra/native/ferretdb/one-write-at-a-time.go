package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"sync"
)

const (
	headerLength = 16
	// MongoDB's own limit.
	longestMessage = 48_000_000
	// Of an OP_MSG: header, flags, kind of the first section, length of its document, type of its first element, whose name is the command.
	commandAt = headerLength + 4 + 1 + 4 + 1
)

// FerretDB 1 reads a document, changes it and writes it back in separate steps, so that two updates at once may both match the same
// version. MongoDB does each in one step, and the platform relies on it: hence all that writes goes through one at a time.
var writing sync.Mutex

var writes = map[string]bool{
	"insert": true, "update": true, "delete": true, "findAndModify": true,
	"create": true, "createIndexes": true, "drop": true, "dropDatabase": true, "dropIndexes": true,
}

func serveOneWriteAtATime(listener net.Listener, inner string) error {
	for {
		client, err := listener.Accept()
		if err != nil {
			return err
		}
		go serve(client, inner)
	}
}

// Passes on each request and its answer; the protocol has one answer to one request. What a client that is gone had asked for and did not
// get its turn for is dropped: else a server that is too slow would be kept busy by what nobody waits for, and never be quick again.
func serve(client net.Conn, inner string) {
	defer client.Close()
	server, err := net.Dial("tcp", inner)
	if err != nil {
		return
	}
	defer server.Close()
	requests, gone := make(chan []byte), make(chan struct{})
	done := make(chan struct{})
	defer close(done)
	go func() {
		defer close(gone)
		for {
			request, err := readMessage(client)
			if err != nil {
				return
			}
			select {
			case requests <- request:
			case <-done:
				return
			}
		}
	}()
	for {
		select {
		case request := <-requests:
			answer, err := exchange(server, request, gone)
			if err != nil {
				return
			}
			if _, err := client.Write(answer); err != nil {
				return
			}
		case <-gone:
			return
		}
	}
}

func exchange(server net.Conn, request []byte, gone <-chan struct{}) ([]byte, error) {
	if writes[commandOf(request)] {
		writing.Lock()
		defer writing.Unlock()
		select {
		case <-gone:
			return nil, errors.New("the client did not wait for its turn")
		default:
		}
	}
	if _, err := server.Write(request); err != nil {
		return nil, err
	}
	return readMessage(server)
}

func readMessage(from io.Reader) ([]byte, error) {
	var length [4]byte
	if _, err := io.ReadFull(from, length[:]); err != nil {
		return nil, err
	}
	size := binary.LittleEndian.Uint32(length[:])
	if size < headerLength || size > longestMessage {
		return nil, errors.New("no message of MongoDB's protocol")
	}
	message := make([]byte, size)
	copy(message, length[:])
	_, err := io.ReadFull(from, message[len(length):])
	return message, err
}

func commandOf(message []byte) string {
	if len(message) <= commandAt {
		return ""
	}
	name, _, _ := bytes.Cut(message[commandAt:], []byte{0})
	return string(name)
}

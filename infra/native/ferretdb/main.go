// A MongoDB-protocol server on SQLite files, for tests and trials on machines without Docker.
// Usage: ferretdb <host:port> <directory> [<certificate> <key>]; with a certificate it speaks TLS alone.
package main

import (
	"context"
	"crypto/tls"
	"log"
	"log/slog"
	"net"
	"net/url"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if len(os.Args) != 3 && len(os.Args) != 5 {
		log.Fatal("usage: ferretdb <host:port> <directory> [<certificate> <key>]")
	}
	// A file that may not grow is an error of the write, as on a full disk, and not the end of the server.
	signal.Ignore(syscall.SIGXFSZ)
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Handler:   "sqlite",
		SQLiteURL: "file:" + os.Args[2] + "/",
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
	})
	if err != nil {
		log.Fatal(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	go func() {
		inner, err := url.Parse(server.MongoDBURI())
		if err != nil {
			log.Fatal(err)
		}
		listener, err := listen(os.Args[1], os.Args[3:])
		if err != nil {
			log.Fatal(err)
		}
		log.Fatal(serveOneWriteAtATime(listener, inner.Host))
	}()
	if err := server.Run(ctx); err != nil {
		log.Fatal(err)
	}
}

func listen(address string, certificate []string) (net.Listener, error) {
	if len(certificate) == 0 {
		return net.Listen("tcp", address)
	}
	pair, err := tls.LoadX509KeyPair(certificate[0], certificate[1])
	if err != nil {
		return nil, err
	}
	return tls.Listen("tcp", address, &tls.Config{Certificates: []tls.Certificate{pair}})
}
